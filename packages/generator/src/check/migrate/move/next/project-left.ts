import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OldFolder } from '../form/mover.ts';
import { findFiles } from '../read/site-files.ts';

const MIDDLEWARE = ['middleware', 'proxy', 'src/middleware', 'src/proxy'].flatMap((name) => [
  `${name}.ts`,
  `${name}.js`,
]);

/** Code that asks who a reader is. */
const ASKS = /\b(?:auth|session|password|token|clerk|401|403|authorization|getToken|basic)\b/i;

/** What a project of Next.js has beside its pages in Markdown: pages in React, and code that keeps readers out. */
export function noteProject({ root, left }: OldFolder): void {
  for (const file of MIDDLEWARE.filter((one) => existsSync(join(root, one)))) {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    const line = lines.findIndex((text) => ASKS.test(text.replace(/\/\/.*$/, '')));
    if (line !== -1)
      left.push({
        severity: 'error',
        what: 'Code that may keep readers out of pages',
        todo: 'The moved pages are open: lock those that it kept, with `encrypt` or `password`, or remove them.',
        file,
        line: line + 1,
      });
  }
  for (const folder of ['app', 'src/app', 'pages', 'src/pages'])
    for (const file of findFiles(join(root, folder)).files.filter((one) => isReactPage(folder, one)))
      left.push({
        severity: 'error',
        what: 'Pages that are React components',
        todo: 'Write them as .mdx or Markdown pages with components.',
        file: `${folder}/${file}`,
      });
}

/** Routes that stand for any path show the pages in Markdown. */
function isReactPage(folder: string, file: string): boolean {
  if (/\[\[?\.\.\.|(?:^|\/)_/.test(file)) return false;
  return folder.endsWith('app')
    ? /(?:^|\/)page\.[jt]sx?$/.test(file)
    : /\.[jt]sx?$/.test(file) && !/^api\//.test(file);
}
