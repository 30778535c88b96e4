import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { readMarkup } from './read-markup.ts';

const anchorsOf = (html: string) => readMarkup(html).anchors;
const sourcesOf = (html: string) => readMarkup(html).sources;

test('every id inside main can be linked, and old named anchors', () => {
  const page =
    '<main id="content"><h2 class="a" id="one">One</h2><a class="b" name="two"></a><a name="three"></a></main>';
  expect(anchorsOf(page)).toEqual(['content', 'one', 'two', 'three']);
});

test('names of fields, islands and meta data are no anchors', () => {
  expect(anchorsOf('<main><input name="mail"><bi-island name="Tabs"></bi-island></main>')).toEqual([]);
});

test('the frame around main does not count; without main the whole document does', () => {
  expect(
    anchorsOf('<div id="sidebar"></div><main><p id="a"></p></main><aside id="outline"></aside>'),
  ).toEqual(['a']);
  expect(anchorsOf('<body><p id="a"></p></body>')).toEqual(['a']);
});

test('an inline script needs its hash, and page data is no script', () => {
  expect(sourcesOf('<script>alert(1)</script><script src="/a.js"></script>')).toEqual({
    'script-src': ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"],
  });
  expect(sourcesOf('<script type="application/json" id="bi-page">{}</script>')).toEqual({});
});

test('what head and body need is needed by the page', () => {
  expect(
    sourcesOf(
      '<html><head><script>go()</script></head><body><script type="application/json">{}</script><p style="x"></body>',
    ),
  ).toEqual({ 'script-src': [hashOf('go()')], 'style-src': [hashOf('x'), "'unsafe-hashes'"] });
});

test('scripts are found as browsers find them', () => {
  const go = { 'script-src': [hashOf('go()')] };
  expect(sourcesOf('<script data-of="a src=">go()</script>')).toEqual(go);
  expect(sourcesOf('<script data-of="a > b">go()</script >')).toEqual(go);
  expect(sourcesOf('<script/src="/a.js"></script>')).toEqual({});
  expect(sourcesOf('<!-- <script>go()</script> --><p title="<script>go()</script>">')).toEqual({});
  expect(sourcesOf('<script>go()')).toEqual({});
});

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test.each([
  ['<p style="color: red">a</p>', 'color: red'],
  ["<p style='color: red'>", 'color: red'],
  ['<p style=color:red>', 'color:red'],
  ['<img alt="" STYLE = "x" src=a.png />', 'x'],
  ['<p style="content: &quot;a&quot;">', 'content: "a"'],
  ['<p/style=x>', 'x'],
  ['<p title=">"style="x">', 'x'],
  ['<p style="x&Tab;y" style="z">', 'x\ty'],
])('the style attribute of %s needs its hash however it is written', (html, style) => {
  expect(sourcesOf(`<main>${html}</main>`)).toEqual({ 'style-src': [hashOf(style), "'unsafe-hashes'"] });
});

test('a style sheet in a page needs the hash of its text', () => {
  expect(sourcesOf('<STYLE media="all">a { b: c }</STYLE>')).toEqual({ 'style-src': [hashOf('a { b: c }')] });
});

test('text that merely looks like a style attribute does not loosen the policy', () => {
  expect(sourcesOf('<p>write &lt;p style="x"&gt;</p>')).toEqual({});
  expect(sourcesOf('<bi-island props="{&quot;a&quot;: 1, style=&quot;}" data-style="x">')).toEqual({});
});
