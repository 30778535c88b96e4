import { expect, test } from 'vitest';
import { sheetSources } from './sheet-sources.ts';

test('fonts and style sheets of other hosts in a style sheet are allowed by their host', () => {
  const face =
    '@font-face { font-family: A; src: url("https://F.example/a.woff2") format("woff2"), url(//g.example:8080/a) }';
  expect(sheetSources(face)).toEqual({ 'font-src': ['https://f.example', 'g.example:8080'] });
  expect(sheetSources('@import url(https://f.example/css2?family=A);')).toEqual({
    'style-src': ['https://f.example'],
    'font-src': ['https:'],
  });
});

test.each([
  '@import "./a.css"; @font-face { src: url(./a.woff2) }',
  'a { background: url(https://a.example/b.png) }',
  '/* @import "https://a.example/b.css"; */',
])('%s asks for nothing', (css) => expect(sheetSources(css)).toEqual({}));
