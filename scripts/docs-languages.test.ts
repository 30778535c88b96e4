import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

const FENCE = /^( *)(`{3,}).*?^\1\2 *$/gms;

/** What both languages of a page have in common, however they say it. `names` are files and options, such as `public/favicon.svg`. */
function shapeOf(file: string) {
  const text = readFileSync(join(root, file), 'utf8').replace(/^---\n.*?\n---\n/s, '');
  const prose = text.replace(FENCE, '');
  return {
    headings: prose.match(/^##+ /gm)?.length,
    codeBlocks: text.match(FENCE)?.length,
    tableRows: prose.match(/^\|/gm)?.length,
    names: [...new Set(prose.match(/(?<=`)[a-z@][\w@/-]*(?:\.[\w/-]+)+(?=`)/gi))].sort(),
  };
}

const pages = globSync('**/*.md', { cwd: join(root, 'docs/en'), exclude: ['blog/**', 'contributing.md'] });
const twins = pages.map((page) => [`docs/en/${page}`, `docs/zh/${page}`] as const);

const files = [
  ['CONTRIBUTING.md', 'docs/zh/contributing.md'],
  ['README.md', 'README.zh-CN.md'],
] as const;

test.each([...twins, ...files])('%s has the headings, code, tables and names of %s', (english, chinese) =>
  expect(shapeOf(english)).toEqual(shapeOf(chinese)),
);
