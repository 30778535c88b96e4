import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Generator } from '../old-site.ts';
import { readMkdocs } from './read-mkdocs.ts';

const CONFIGS = ['mkdocs.yml', 'mkdocs.yaml', 'zensical.toml'];

/** MkDocs, with Material or another theme, and Zensical. */
export const mkdocs: Generator = {
  name: 'mkdocs',
  title: 'MkDocs',
  recognise: (root) => CONFIGS.find((file) => existsSync(join(root, file))),
  read: readMkdocs,
};
