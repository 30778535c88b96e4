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
const MAKERS =
  /^(?:markdown|core\/contracts|site\/render)\/|^(?:render-markdown|markdown|testing|index)\.ts$/;
/** Types of content, and its parts. */
const CONTENT =
  /\b(?:MarkdownResult|RenderedContent|FaceContent)\b|\bContent\b(?=.*\/content\.ts')|\bcontent\.(?:html|text|excerpt|headings|titleId)\b/;

const readers = sources
  .filter((file) => !MAKERS.test(relative(src, file)))
  .filter((file) => CONTENT.test(readFileSync(file, 'utf8')))
  .map((file) => relative(src, file));

test('only one file reads the content of a page for use elsewhere than in its own document', () => {
  expect(readers).toEqual(['site/faces/make-face.ts']);
});

const filesWith = (pattern: RegExp) =>
  sources
    .filter((file) => pattern.test(readFileSync(file, 'utf8')))
    .map((file) => relative(src, file))
    .sort();

test('only these say of something that everybody may read it', () => {
  const known = [
    'cli/diff/review-site.ts', // open documents, with words of open documents of then
    'core/ledger/published-file.ts', // bundles, as they were kept
    'site/beside/kept-files.ts', // files beside pages without a lock
    'site/build/build-renderer.ts', // what is sealed
    'site/build/output/write-site-files.ts', // what is made of the page graph and of the config
    'site/build/pages/last-output.ts', // documents of the last build
    'site/build/pages/page-record.ts', // reports of pages without anything locked
    'site/build/pages/page-files.ts', // faces
    'site/build/pages/page-writer.ts', // faces, sidebars, and files made of faces
    'site/drawing/drawings.ts', // pictures of pages without a lock
    'site/faces/make-face.ts',
    'site/images/remote-sizes.ts', // sizes of images of other hosts
    'markdown/twoslash/types/type-cache.ts', // types of blocks outside locks
    'site/modules/kept-bundles.ts', // bundles without what is written on locked pages
    'site/modules/module-store.ts', // the same
    'site/render/content/content-cache.ts', // what it was given as open, as text
    'site/render/content/remembered-code.ts', // code of contents that have no locked parts
    'site/render/content/render-content.ts', // the same contents
    'site/render/page/page-documents.ts', // documents of pages without a lock, and closed ones
    'site/search/build-index.ts', // what is made of records
    'site/search/locked/build-locked-indexes.ts', // what is sealed, and its addresses
    'site/search/record-writer.ts', // what search may find of open text
    'site/search/text-writer.ts', // texts of records
    'site/versions/place-versions.ts', // redirects
  ];
  expect(filesWith(/\bnew Open\(/)).toEqual(known.sort());
});

test('a build writes what it makes into the output through one door, which takes what is open', () => {
  const writers = filesWith(/\b(?:appendFile|writeFile|writeOwnFile|createWriteStream)(?:Sync)?\(/);
  expect(writers.filter((file) => /^(?:site\/(?!dev\/)|markdown|locks|core\/ledger)/.test(file))).toEqual([
    'core/ledger/write-output.ts',
    'site/build/output/output-folder.ts', // the list of files, for the next build
    'site/bundle/prebuilt/prebuilt-client.ts', // licenses of a bundle, in the work folder
    'site/sources/data/read-data.ts', // values in the work folder
    'site/sources/kept-rows.ts', // rows in the work folder
    'site/translations/replace-blocks.ts', // sources of authors
    'site/translations/write-lock.ts',
    'site/versions/kept-version.ts', // beside the output of a version
    'site/versions/unpack-commit.ts', // sources of a version
    'site/versions/version-files.ts', // the list of files of a version, for its next build
  ]);
});

test('only seals see what is secret, and what tells which hosts a sealed document names', () => {
  expect(filesWith(/\bSecret\.reveal\(/)).toEqual([
    'locks/page-seals.ts',
    'site/render/page/locked-document.ts',
  ]);
});

/** Rooms that turn text into HTML or read what authors wrote as HTML, the one that reads it for needs, and what reads other sites. */
/** `blocks` and `translations` read sources. */
const HTML_ROOMS =
  /^(?:markdown|core\/needs|browser\/islands|check\/(?:addresses|migrate)|site\/(?:blocks|translations))\//;
/** A pattern with a tag in it, and a tag that is looked for. */
const TAG_PATTERN = /[=(,:?]\s*\/(?![/*])(?:[^/\\\n]|\\.)*<(?:[a-z]|\(|\[)/;
const TAG_SEARCH = /\.(?:indexOf|lastIndexOf|includes|search|split|match|matchAll)\(\s*['"`]<[a-z]/;

test('no finished HTML is searched: what a page needs is collected while its pieces are rendered', () => {
  const searching = sources
    .filter((file) => !HTML_ROOMS.test(relative(src, file)))
    .filter((file) => {
      const lines = readFileSync(file, 'utf8').split('\n');
      return lines.some((line) => TAG_PATTERN.test(line) || TAG_SEARCH.test(line));
    })
    .map((file) => relative(src, file));
  // One reads the messages of errors; the other reads the text of pages for search, without the colours of code.
  expect(searching.sort()).toEqual(['browser/search/page-text.ts', 'site/render/mdx/mdx-page.tsx']);
});

test('HTML of authors, of React and of foreign rules is read for needs where it comes to be, and nowhere else', () => {
  const reading = sources
    .filter((file) =>
      /from '[\w./]*needs\/(?:read-markup|embedded-hosts|inline-sources)\.ts'/.test(
        readFileSync(file, 'utf8'),
      ),
    )
    .map((file) => relative(src, file));
  // The last one takes back what styles have asked for that name encrypted files.
  expect(reading.sort()).toEqual([
    'browser/islands/server/render-tree.tsx',
    'markdown/components/render-components.ts',
    'site/render/seal-files.ts',
  ]);
});

test('where links lead is asked of the system: Node itself takes "link/.." for the folder that holds the link', () => {
  expect(filesWith(/\brealpathSync\(/)).toEqual([]);
});
