import MarkdownIt from 'markdown-it';
import { expect, test } from 'vitest';
import { toMarkdown } from './to-markdown.ts';

const same = (address: string) => address;
const written = (html: string) => toMarkdown(html, { link: same, image: same });
/** As other programs read it. */
const readAgain = (html: string) => new MarkdownIt({ html: true }).render(written(html)).trim();

test.each([
  ['marks of Markdown in a text', '<p>*a* _b_ `c` [d] &lt;e&gt; \\f snake_case 1 &amp;amp; 2</p>'],
  ['the start of a line', '<p># no heading</p>\n<p>- no list</p>\n<p>1. no list</p>\n<p>&gt; no quote</p>'],
  ['code with backticks', '<p><code>a `` b</code> <code>`</code></p>'],
  ['a block with backticks', '<pre><code class="language-md">```js\n1\n```\n</code></pre>'],
  ['a link in code', '<p><code>Omit&lt;</code><a href="/b/"><code>B</code></a><code>, \'c\'&gt;</code></p>'],
  ['a link with an odd address', '<p><a href="/a(b)%20c">x</a></p>'],
  ['an image in a link', '<p><a href="/a/"><img src="/b.png" alt="B"></a></p>'],
  ['marks beside spaces', '<p>a <strong>b</strong> c <em>d</em></p>'],
  ['lists in lists', '<ol start="3">\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n<li>c</li>\n</ol>'],
  [
    'code in a list',
    '<ul>\n<li>\n<p>a</p>\n<pre><code class="language-js">b\n\nc\n</code></pre>\n</li>\n</ul>',
  ],
  ['a quote in a quote', '<blockquote>\n<p>a</p>\n<blockquote>\n<p>b</p>\n</blockquote>\n</blockquote>'],
])('%s is read as it was written', (_, html) => {
  const normal = (text: string) => text.replace(/ class="language-\w+"/g, '').replace(/>\s+</g, '><');
  const fenced = html.replace(
    /<pre><code class="language-(\w+)">(.*?)<\/code><\/pre>/gs,
    '<div class="code" data-lang="$1"><pre><code>$2</code></pre></div>',
  );
  expect(normal(readAgain(fenced))).toBe(normal(html));
});

test('a table keeps its cells, whatever is in them', () => {
  const html =
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><code>a | b</code></td><td><p>x</p><p>y</p></td></tr></tbody></table>';
  expect(written(html)).toBe('| A | B |\n| --- | --- |\n| `a \\| b` | x y |\n');
});

test('a table stands below its caption, and says what the drawings in it show', () => {
  expect(
    written(
      '<table><caption><strong>Grid</strong><span>for 97 %</span></caption><tr><th>Now</th></tr><tr><td><svg></svg>157<span class="visually-hidden">: supported</span></td></tr></table>',
    ),
  ).toBe('**Grid** for 97 %\n\n| Now |\n| --- |\n| 157: supported |\n');
});

test('code keeps the links in it', () => {
  const html = '<p><code>Omit&lt;<em><a href="/b/">B</a></em>, <span>\'c\'</span>&gt;</code></p>';
  expect(written(html)).toBe("`Omit<`[`B`](/b/)`, 'c'>`\n");
});

test('what only pads a line of code is blank', () => {
  const html = '<div class="code"><pre><code><span aria-hidden="true">const </span>a: 1</code></pre></div>';
  expect(written(html)).toBe('```\n      a: 1\n```\n');
});

test('code of an author begins where browsers begin it', () => {
  expect(written('<pre>\n  one\n\n</pre><pre><code>\ntwo</code></pre>')).toBe(
    '```\n  one\n\n```\n\n```\n\ntwo\n```\n',
  );
});

test('a note that readers open is a quote with its name', () => {
  const html =
    '<aside class="annotation-note" popover="auto" aria-label="vue"><p>A <a href="/v/">way</a>.</p></aside>';
  expect(written(html)).toBe('> **vue**\n>\n> A [way](/v/).\n');
});

test('a hint is a quote, a panel has its title, a formula its source', () => {
  expect(written('<div class="hint-container tip"><p>Note</p><p>Text</p></div>')).toBe('> Note\n>\n> Text\n');
  expect(written('<div role="tabpanel" data-title="npm"><p>a</p></div>')).toBe('**npm**\n\na\n');
  expect(
    written(
      '<p><math><semantics><mi>x</mi><annotation encoding="application/x-tex">x^2</annotation></semantics></math></p>',
    ),
  ).toBe('$x^2$\n');
});

test('buttons, scripts, drawings and hidden texts say nothing', () => {
  expect(
    written(
      '<p>a<button>b</button><svg><text>c</text></svg><span hidden>d</span><span class="visually-hidden">e</span></p><script>f</script><style>g</style>',
    ),
  ).toBe('a\n');
});

test('code keeps its folded lines, and leaves out types that show on hover', () => {
  expect(
    written(
      '<div class="code" data-lang="ts"><pre><code>a<span role="tooltip" hidden>string</span>\n<span hidden>b</span></code></pre></div>',
    ),
  ).toBe('```ts\na\nb\n```\n');
});

test('a link without text has the name of its drawing, or its address', () => {
  expect(written('<a href="/a/"><svg aria-label="A"></svg></a> <a href="/b/"></a>')).toBe(
    '[A](/a/) [/b/](/b/)\n',
  );
});
