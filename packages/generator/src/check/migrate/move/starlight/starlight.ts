import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createGenerator } from '../form/read-site.ts';
import { starlightRules } from './rules.ts';

const CONFIGS = ['mjs', 'js', 'ts', 'mts', 'cjs'].map((ending) => `astro.config.${ending}`);

/** Starlight, the theme of Astro for documentation. */
export const starlight = createGenerator({
  name: 'starlight',
  title: 'Starlight',
  recognise: (root) =>
    existsSync(join(root, 'src/content/docs'))
      ? CONFIGS.find((file) => existsSync(join(root, file)))
      : undefined,
  rules: starlightRules,
});
