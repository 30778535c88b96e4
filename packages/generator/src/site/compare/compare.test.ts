import { expect, it } from 'vitest';
import { htmlPassages } from './html-passages.ts';
import { hunksBetween } from './hunks.ts';
import { passageChanges } from './passage-changes.ts';
import { wordChanges } from './word-changes.ts';

const textsOf = (html: string) => htmlPassages(html).map(({ tag, text }) => `${tag} ${text}`);

it('a page is cut into what readers see as one', () => {
  const html = `<h2 id="a"><a href="#a">Tea</a></h2>
    <p>Boil the <strong>water</strong> &amp; wait.</p>
    <ul><li>One<ul><li>Below</li></ul></li><li><p>Two</p></li></ul>
    <table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td><p>2</p></td></tr></tbody></table>
    <div class="code"><button>Copy</button><pre><code><span>const a</span>\n  <span>= 1</span></code></pre></div>
    <div class="hint"><p class="title">Note</p><p>Careful</p></div><script>no()</script>`;
  expect(textsOf(html)).toEqual([
    'h2 Tea',
    'p Boil the water & wait.',
    'li One',
    'li Below',
    'p Two',
    'tr a b',
    'tr 1 2',
    'pre const a\n  = 1',
    'p Note',
    'p Careful',
  ]);
});

it('what script takes over is not to be changed, but what was put into it is', () => {
  const html =
    '<bi-island src="x"><div><p>Made by script</p><bi-slot name="a"><p>Of the page</p></bi-slot></div></bi-island>';
  const [made, own] = htmlPassages(html);
  expect(made).toMatchObject({ text: 'Made by script', ranges: [], element: { start: 0, end: html.length } });
  expect(own?.ranges.map(({ start, end }) => html.slice(start, end))).toEqual(['Of the page']);
});

it('lists that differ are told where they do', () => {
  const isSame = (a: string, b: string) => a === b;
  expect(hunksBetween([...'abcd'], [...'axcde'], isSame)).toEqual([
    { before: ['b'], after: ['x'], at: 1 },
    { before: [], after: ['e'], at: 4 },
  ]);
  expect(hunksBetween([...'abc'], [...'abc'], isSame)).toEqual([]);
});

const changesOf = (before: string, after: string) =>
  passageChanges(htmlPassages(before), htmlPassages(after)).map(
    ({ before: a, after: b, at }) => `${at}: ${a?.text ?? '-'} > ${b?.text ?? '-'}`,
  );

it('a passage that says nearly the same is the same one, changed', () => {
  const before = '<p>Boil the water for tea.</p><p>Serve it hot.</p>';
  const after = '<p>Boil fresh water for tea.</p><p>Chapters follow in a list below.</p>';
  expect(changesOf(before, after)).toEqual([
    '0: Boil the water for tea. > Boil fresh water for tea.',
    '1: Serve it hot. > -',
    '1: - > Chapters follow in a list below.',
  ]);
});

it('another link or image is a change although the words are the same', () => {
  expect(changesOf('<p><a href="/a/">Tea</a></p>', '<p><a href="/b/">Tea</a></p>')).toEqual(['0: Tea > Tea']);
});

const wordsOf = (before: string, after: string) => {
  const [a] = htmlPassages(before);
  const [b] = htmlPassages(after);
  if (!a || !b) throw new Error('No passage.');
  return wordChanges({ passage: a, html: before }, { passage: b, html: after })?.map(({ removed, added }) => [
    removed,
    ...added.map(({ start, end }) => after.slice(start, end)),
  ]);
};

it.each([
  ['words', '<p>Wait a minute.</p>', '<p>Wait two minutes.</p>', [['a minute', 'two minutes']]],
  ['words of Chinese', '<p>等一分钟。</p>', '<p>等三分钟。</p>', [['一', '三']]],
  [
    'words across tags',
    '<p>Wait <b>a</b> minute.</p>',
    '<p>Wait <b>for</b> ten.</p>',
    [['a minute', 'for', ' ten']],
  ],
  ['words beside entities', '<p>a &amp; b</p>', '<p>a &lt; b</p>', [['&', '&lt;']]],
  ['nothing but a tag', '<p>a b</p>', '<p><b>a</b> b</p>', undefined],
])('%s are told apart', (_, before, after, expected) => {
  expect(wordsOf(before, after)).toEqual(expected);
});
