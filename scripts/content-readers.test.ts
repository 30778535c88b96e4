import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { globSync } from 'tinyglobby';
import { expect, test } from 'vitest';
import { root } from './paths.mjs';

const src = join(root, 'packages/generator/src');
const sources = globSync('**/*.{ts,tsx}', {
  cwd: src,
  absolute: true,
  ignore: ['**/*.test.*', '**/fixtures/**'],
});

/** Where content is made, and put into the page's own document. */
const MAKERS = /^(?:markdown|mdx|render)\/|^(?:render-markdown|markdown|testing|index)\.ts$/;
/** Types of content, and its parts. */
const CONTENT =
  /\b(?:MarkdownResult|RenderedContent|FaceContent)\b|\bContent\b(?=.*\/content\.ts')|\bcontent\.(?:html|text|excerpt|headings|titleId)\b/;

const readers = sources
  .filter((file) => !MAKERS.test(relative(src, file)))
  .filter((file) => CONTENT.test(readFileSync(file, 'utf8')))
  .map((file) => relative(src, file));

test('only one file reads the content of a page for use elsewhere than in its own document', () => {
  expect(readers).toEqual(['faces/make-face.ts']);
});
