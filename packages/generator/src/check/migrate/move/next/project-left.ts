import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findFiles } from '../files/site-files.ts';
import type { OldFolder } from '../form/mover.ts';

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

/** Scripts that may add rules to the Markdown of pages. */
const CONFIGS = ['next.config', 'source.config', 'mdx-components', 'src/mdx-components'].flatMap((name) =>
  ['js', 'mjs', 'ts', 'mts', 'tsx', 'jsx'].map((ending) => `${name}.${ending}`),
);

/** Plugins change what pages mean. */
export function notePlugins({ root, left }: OldFolder): void {
  for (const file of CONFIGS.filter((one) => existsSync(join(root, one)))) {
    const text = readFileSync(join(root, file), 'utf8');
    const found = /\b(?:remark|rehype|recma)Plugins\s*:/.exec(text);
    if (found)
      left.push({
        severity: 'warning',
        what: `Plugins for Markdown, \`${found[0].replace(/\s*:$/, '')}\``,
        todo: 'See what they change in the pages.',
        file,
        line: text.slice(0, found.index).split('\n').length,
      });
  }
}

/** Routes that stand for any path show the pages in Markdown. */
function isReactPage(folder: string, file: string): boolean {
  if (/\[\[?\.\.\.|(?:^|\/)_/.test(file)) return false;
  return folder.endsWith('app')
    ? /(?:^|\/)page\.[jt]sx?$/.test(file)
    : /\.[jt]sx?$/.test(file) && !/^api\//.test(file);
}
