import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { frontmatterSchema } from '../packages/generator/src/core/contracts/frontmatter.ts';
import { readerText } from '../packages/generator/src/core/text/reader-text.ts';
import { markdownSchema } from '../packages/generator/src/markdown/options.ts';
import { blockOptions } from '../packages/theme/src/found/block-options.ts';
import { en } from '../packages/theme/src/found/texts.ts';
import { frontmatter } from '../packages/theme/src/frontmatter.ts';
import { optionsSchema } from '../packages/theme/src/options.ts';
import { root } from './paths.mjs';

/** The migration check and the dialects of other generators know the theme's blocks: they tell authors to write them, or write them. */
const sources = globSync('packages/generator/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$|\/fixtures\/|\/(?:migrate|dialects|foreign-options)\//.test(file))
  .map((file) => ({ file, code: withoutComments(readFileSync(join(root, file), 'utf8')) }));

/** Comments may give examples; code may not know them. */
function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

/** Names of our own that a theme may repeat: fields such as `title`, what the contract of themes speaks of, functions. */
const shared = new Set([
  ...Object.keys(frontmatterSchema().shape),
  ...Object.keys(markdownSchema({}).shape),
  ...['navbar', 'sidebar', 'collections', 'locales', 'homeText', 'readingTime', 'replaceAssets'],
  ...Object.keys(readerText),
  ...['notFound', 'searchText'],
]);

/** A word such as `table` may mean anything; one such as `fileTree` or `code-tabs` means what the theme means by it. */
const isTelling = (name: string) => /[a-z][A-Z]|-/.test(name) && !shared.has(name);

const files = (pattern: string) => globSync(pattern, { cwd: join(root, 'packages/theme/src') });

const found = (names: readonly string[]) =>
  names.filter(isTelling).flatMap((name) => {
    const word = new RegExp(`(?<![\\w-])${name}(?![\\w-])`);
    return sources.filter(({ code }) => word.test(code)).map(({ file }) => `${name} in ${file}`);
  });

describe("the generator's sources name", () => {
  test('no block of the theme', () => {
    expect(found(files('blocks/*').map((file) => basename(file)))).toEqual([]);
  });

  test('no block of its home pages', () => {
    expect(found(files('home/*/').map((file) => basename(file)))).toEqual([]);
  });

  test('no option of the theme or of its blocks', () => {
    expect(found([...Object.keys(optionsSchema.shape), ...Object.keys(blockOptions)])).toEqual([]);
  });

  test('no field of its frontmatter, not even by a plain word', () => {
    const fields = Object.keys(frontmatter).filter((name) => !shared.has(name));
    expect(found(fields)).toEqual([]);
    const read = new RegExp(`frontmatter\\??\\.(?:${fields.join('|')})\\b`);
    expect(sources.filter(({ code }) => read.test(code)).map(({ file }) => file)).toEqual([]);
  });

  test('no text of its interface', () => {
    expect(found(Object.keys(en))).toEqual([]);
  });
});
