import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Generator } from '../old-site.ts';
import { readMdbook } from './read-mdbook.ts';

/** mdBook. */
export const mdbook: Generator = {
  name: 'mdbook',
  title: 'mdBook',
  recognise: (root) => (existsSync(join(root, 'book.toml')) ? 'book.toml' : undefined),
  read: readMdbook,
};
