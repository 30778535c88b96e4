import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createGenerator } from '../form/read-site.ts';
import { gitbookRules } from './rules.ts';

/** GitBook, as it is kept in Git: `.gitbook.yaml`, or a SUMMARY.md with a README.md beside it. HonKit has a `book.json`. */
export const gitbookSite = createGenerator({
  name: 'gitbook',
  title: 'GitBook',
  recognise: (root) =>
    existsSync(join(root, '.gitbook.yaml'))
      ? '.gitbook.yaml'
      : (['book.json', 'book.js'].find((file) => existsSync(join(root, file))) ??
        (existsSync(join(root, 'SUMMARY.md')) && existsSync(join(root, 'README.md'))
          ? 'SUMMARY.md'
          : undefined)),
  rules: gitbookRules,
});
