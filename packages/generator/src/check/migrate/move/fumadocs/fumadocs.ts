import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGenerator } from '../form/read-site.ts';
import { fumadocsRules } from './rules.ts';

const CONFIGS = ['ts', 'mts', 'js', 'mjs'].map((ending) => `source.config.${ending}`);

/** Fumadocs: a `source.config`, or a project that names it and has pages in `content`. */
export const fumadocs = createGenerator({
  name: 'fumadocs',
  title: 'Fumadocs',
  recognise: (root) => {
    const isNamed = () =>
      existsSync(join(root, 'package.json')) &&
      /"fumadocs-core"\s*:/.test(readFileSync(join(root, 'package.json'), 'utf8'));
    return (
      CONFIGS.find((file) => existsSync(join(root, file))) ??
      (existsSync(join(root, 'content')) && isNamed() ? 'package.json' : undefined)
    );
  },
  rules: fumadocsRules,
});
