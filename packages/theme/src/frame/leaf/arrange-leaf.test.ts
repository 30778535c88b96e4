import type { PageContext } from 'bifolio/client';
import { expect, it } from 'vitest';
import { arrangeLeaf } from './arrange-leaf.ts';

const arrange = (html: string, leaf: unknown = true, layout = 'doc') =>
  arrangeLeaf(html, { page: { layout, frontmatter: {} }, theme: { leaf } } as unknown as PageContext);

const code = (name: string, lines = 1) =>
  `<div class="code"><pre><code>${`<span class="line">${name}</span>`.repeat(lines)}</code></pre></div>`;
const h2 = '<h2 id="a">A</h2>';
const row = (...html: string[]) => `<div class="prose leaf-row">${html.join('')}</div>`;
const beside = (...html: string[]) => `<div class="prose leaf-examples">${html.join('')}</div>`;
const oneLine = (html: string) => html.replaceAll('\n', '');

it('puts an example beside all that follows it in its section', () => {
  const html = `<p>Lead.</p>${h2}<p>One.</p>${code('x')}<p>Two.</p><h3>B</h3><p>Three.</p>`;
  expect(oneLine(arrange(html))).toBe(
    `<p>Lead.</p>${row(h2, '<p>One.</p>', beside(code('x')), '<p>Two.</p>')}<h3>B</h3><p>Three.</p>`,
  );
});

it('begins a row with the sentence before the next example', () => {
  const html = `${h2}<p>One.</p>${code('x')}<p>Two.</p><p>Three:</p>${code('y')}${code('z')}`;
  expect(oneLine(arrange(html))).toBe(
    row(h2, '<p>One.</p>', beside(code('x')), '<p>Two.</p>') +
      row('<p>Three:</p>', beside(code('y'), code('z'))),
  );
});

it('leaves fields with the example before them', () => {
  const fields = '<div class="block-field-group"><div class="block-field">f</div></div>';
  const html = `${h2}${code('x')}${fields}${code('y')}`;
  expect(oneLine(arrange(html, 'reference'))).toBe(
    row(h2, beside(code('x')), fields) + row(beside(code('y'))),
  );
});

it('lets an example begin beside the fields before it', () => {
  const fields = '<div class="api-fields">f</div>';
  const given = oneLine(arrange(`${h2}${fields}<p>One:</p>${code('x')}`));
  expect(given).toBe(
    row(h2, fields, '<p>One:</p>', beside(code('x'))).replace('leaf-row"', 'leaf-row" data-from-top'),
  );
});

it('leaves an example above all headings beside the sections that have none', () => {
  const lead = `<p>Lead.</p>${code('x')}`;
  const sections = `<h2>A</h2><p>One.</p><h3>B</h3><p>Two.</p>`;
  const next = `\n<h2>C</h2><h3>D</h3><p>Three.</p>${code('y')}`;
  expect(oneLine(arrange(lead + sections + next))).toBe(
    row('<p>Lead.</p>', beside(code('x')), sections).replace('leaf-row"', 'leaf-row" data-from-top') +
      `<h2>C</h2>${row('<h3>D</h3><p>Three.</p>', beside(code('y')))}`,
  );
  expect(oneLine(arrange(lead + next))).toBe(
    `${row('<p>Lead.</p>', beside(code('x')))}<h2>C</h2>${row('<h3>D</h3><p>Three.</p>', beside(code('y')))}`,
  );
});

it('lays long tables across both leaves', () => {
  const table = (rows: number) =>
    `<div class="table"><table><tr>${'<th>a</th>'.repeat(4)}</tr>${'<tr><td>a</td></tr>'.repeat(rows)}</table></div>`;
  expect(oneLine(arrange(`${h2}<p>One.</p>${table(7)}`))).toBe(`${h2}<p>One.</p>${beside(table(7))}`);
  expect(oneLine(arrange(`${h2}<p>One.</p>${table(3)}`))).toBe(row(h2, '<p>One.</p>', beside(table(3))));
});

it('leaves long code with next to nothing beside it across both leaves', () => {
  const html = `${h2}<p>One.</p>${code('x', 14)}`;
  expect(arrange(html)).toBe(`${h2}<p>One.</p>${beside(code('x', 14))}`);
});

it('counts what stands in an island, and wide tables, as examples', () => {
  const island = `<bi-island name="CodeTabs"><div class="block-code-tabs">${code('x')}</div></bi-island>`;
  const table = '<table><tr><th>a</th><th>b</th><th>c</th><th>d</th></tr></table>';
  expect(oneLine(arrange(`<p>One.</p>${island}`))).toBe(row('<p>One.</p>', beside(island)));
  expect(oneLine(arrange(`<p>One.</p>${table}`))).toBe(row('<p>One.</p>', beside(table)));
});

it('gives each element the code that stood in it', () => {
  const tabs = `<div class="block-code-tabs">${code('<b>a</b>')}${code('$1 $&', 2)}<pre title="a > b"></pre></div>`;
  const html = `${h2}<ul><li>${code('in a list')}</li></ul>${tabs}<pre>last</pre>`;
  expect(oneLine(arrange(html))).toBe(
    row(h2, `<ul><li>${code('in a list')}</li></ul>`, beside(tabs), '<pre>last</pre>'),
  );
});

it('leaves other pages and unclosed tags alone', () => {
  const html = `${h2}<p>One.</p>${code('x')}`;
  expect(arrange(html, 'reference')).toBe(html);
  expect(arrange(html, false)).toBe(html);
  expect(arrange(html, true, 'page')).toBe(html);
  expect(arrange(`<p>Lead.</p>${code('x')}<div>`)).toBe(`<p>Lead.</p>${code('x')}<div>`);
});
