import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createGenerator } from '../form/read-site.ts';
import { vuepressRules } from './rules.ts';

const CONFIGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `.vuepress/config.${ending}`);

/** VuePress 2 with the Plume theme, or another one. */
export const vuepress = createGenerator({
  name: 'vuepress',
  title: 'VuePress',
  recognise: (root) => CONFIGS.find((file) => existsSync(join(root, file))),
  rules: vuepressRules,
});
