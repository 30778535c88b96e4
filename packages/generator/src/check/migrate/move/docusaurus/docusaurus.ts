import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Generator } from '../old-site.ts';
import { readDocusaurus } from './read-docusaurus.ts';

const CONFIGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`);

/** Docusaurus 3. */
export const docusaurus: Generator = {
  name: 'docusaurus',
  title: 'Docusaurus',
  recognise: (root) => CONFIGS.find((file) => existsSync(join(root, file))),
  read: readDocusaurus,
};
