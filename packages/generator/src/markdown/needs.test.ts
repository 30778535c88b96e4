import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { defineBlock } from '../core/contracts/markdown.ts';
import { resolveMarkdown } from './options.ts';
import { createMarkdown } from './renderer.ts';
import { renderWith, testEnvironment } from './test-environment.ts';

const hashed = (style: string) => [
  `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "'unsafe-hashes'",
];
const RED = hashed('color: red');

const render = renderWith();
const sourcesOf = async (source: string) => (await render(source)).needs.sources;

test.each([
  ['<iframe src="https://v.example/1"></iframe>', { 'frame-src': ['https://v.example'] }],
  ['Text <iframe src="https://v.example/1"></iframe>.', { 'frame-src': ['https://v.example'] }],
  ['<script>alert(1)</script>', { 'script-src': ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"] }],
  [
    'Text <script>alert(1)</script>.',
    { 'script-src': ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"] },
  ],
  ['<p style="color: red">a</p>', { 'style-src': RED }],
  ['# A\n\nText *a*{style="color: red"}', { 'style-src': RED }],
  ['![[https://files.example/a.pdf]]', { 'frame-src': ['https://files.example'] }],
])('%s tells what it needs', async (source, sources) => {
  expect(await sourcesOf(source)).toEqual(sources);
});

test('HTML that is shown as code needs nothing', async () => {
  const frame = '<iframe src="https://v.example/1" style="x"></iframe>';
  expect(await sourcesOf(`\`${frame}\`\n\n\`\`\`html\n${frame}\n\`\`\`\n\n    ${frame}\n`)).toEqual({});
});

test('a link may point at headings, ids in braces and in HTML, footnotes and what components draw', async () => {
  const source =
    '## Two\n\n*Text*{#three} [^1]\n\n<a name="four"></a>\n\n<p id="five"></p>\n\n```js {#six}\n```\n\n<Box/>\n\n[^1]: Note\n';
  const { anchors } = await render(source, {
    renderComponent: () => ({ html: '<i id="seven"></i>', islands: [], styles: [], anchors: ['seven'] }),
  });
  expect(anchors).toEqual(
    expect.arrayContaining(['two', 'three', 'four', 'five', 'six', 'seven', 'footnote1', 'footnote-ref1']),
  );
});

test('rules of a block and of the config say what they need, and what they draw by hand is read', async () => {
  const block = defineBlock({
    name: 'player',
    setup(md) {
      md.core.ruler.push('player', ({ env }) => env.block.need({ 'media-src': ['blob:'] }));
    },
  });
  const options = resolveMarkdown({
    config: (md: import('markdown-it').default) => {
      md.renderer.rules.hr = () => '<hr style="height: 0" id="rule">';
    },
  });
  const { needs, anchors } = await createMarkdown(options, [block]).render('---\n', testEnvironment());
  expect(needs.sources).toEqual({ 'media-src': ['blob:'], 'style-src': hashed('height: 0') });
  expect(anchors).toEqual(['rule']);
});

test('a source that no page may need is reported, not allowed', async () => {
  const block = defineBlock({
    name: 'player',
    setup(md) {
      md.core.ruler.push('player', ({ env }) => env.block.need({ 'script-src': ['*'] }));
    },
  });
  const { needs, problems } = await renderWith({}, [block])('Text');
  expect(needs.sources).toEqual({});
  expect(problems).toMatchObject([
    { code: 'needed-source', line: 1, message: 'A page cannot need "*" as a source of script-src.' },
  ]);
});
