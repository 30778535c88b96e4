import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createGenerator } from '../form/read-site.ts';
import { vitepressRules } from './rules.ts';

const ENDINGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'];
const CONFIGS = ENDINGS.flatMap((ending) => [
  `.vitepress/config.${ending}`,
  `.vitepress/config/index.${ending}`,
]);

/** VitePress with its default theme. */
export const vitepress = createGenerator({
  name: 'vitepress',
  title: 'VitePress',
  recognise: (root) => CONFIGS.find((file) => existsSync(join(root, file))),
  rules: vitepressRules,
});
