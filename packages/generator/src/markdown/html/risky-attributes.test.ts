import { expect, test } from 'vitest';
import { renderWith } from '../test-environment.ts';

const render = renderWith();
const problemsOf = async (source: string) =>
  (await render(source)).problems.map(({ code, line, column }) => [code, line, column]);

test.each([
  ['a\n\n<p class="x" onclick="go()">b</p>\n', ['event-attribute', 3, 14]],
  ['a <b ONCLICK=go()>b</b>\n', ['event-attribute', 1, 6]],
  ['a\n\n<div style="color: red">b</div>\n', ['inline-style', 3, 6]],
  ['a **b**{style="color: red"}\n', ['inline-style', 1, 9]],
  ['<div>\n<p/onclick=go()>b</p>\n</div>\n', ['event-attribute', 2, 4]],
  ['<img src="https://a.example/a.png" name="getElementById">\n', ['shadowing-name', 1, 36]],
])('%j is told with its place', async (source, place) => {
  expect(await problemsOf(source)).toEqual([place]);
});

test.each([
  ['<img alt="" name="getElementById">', '<img alt="">'],
  ["<form id='x' NAME='body'></form>", '<form id="x"></form>'],
  ['<iframe title="a" id=head></iframe>', '<iframe title="a"></iframe>'],
  ['<img name="get&#69;lementById">', '<img>'],
  ['<div>\n<img/name=body>\n</div>', '<div>\n<img>\n</div>'],
  ['<div>\n<img alt="a"name=body>\n</div>', '<img alt="a">'],
  ['<div>\n<img x"y name=body>\n</div>', '<img x"y="">'],
  ['<div>\n<!--><img name=body>-->\n</div>', '<!--><img>-->'],
  ['<div>\n<iframe><!-- </iframe><img name=body> -->\n</div>', '<!-- </iframe><img> -->'],
  ['<div>\n<form name id=body =body></form>\n</div>', '<form name="" =body="">'],
])('%s loses the name that would shadow what scripts look up', async (source, html) => {
  expect((await render(`${source}\n`)).html).toContain(html);
});

test.each([
  '<a name="body">x</a>',
  '<input name="title">',
  '<iframe name="player" title="a"></iframe>',
  '<!-- <p onclick="x()"> -->',
  '`<p onclick="x()">`',
  '```html\n<p style="x" onclick="x()">\n```',
  '<p title="onclick= style=">x</p>',
])('%s is left as it is', async (source) => {
  expect(await problemsOf(`${source}\n`)).toEqual([]);
});
