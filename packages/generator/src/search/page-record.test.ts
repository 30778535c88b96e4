import { expect, test } from 'vitest';
import { BLOCK_END } from './cjk.ts';
import { pageRecord } from './page-record.ts';

/** The blocks of a record, without the mark that ends each. */
const blocks = (main: string) =>
  pageRecord({ html: `<body><nav>菜单</nav><main>${main}</main></body>`, lang: 'zh-CN', title: '标题' })
    .split('\n')
    .filter((line) => /^<(?:h\d|p)/.test(line))
    .map((line) => line.replace(` ${BLOCK_END}`, ''));

test('headings keep their ids and Chinese goes in character by character', () => {
  expect(blocks('<h1 id="外观">外观</h1><h2 id="dark"><a href="#dark">深色</a></h2><p>护眼</p>')).toEqual([
    '<h1 id="外观">外 观</h1>',
    '<h2 id="dark">深 色</h2>',
    '<p>护 眼</p>',
  ]);
});

test('inline elements do not tear words apart, blocks do', () => {
  expect(
    blocks(
      '<h1>a</h1><p>深<strong>色</strong>模<em>式</em> use<b>Dark</b>Mode</p><ul><li>一</li><li>二</li></ul>',
    ),
  ).toEqual(['<h1>a</h1>', '<p>深 色 模 式 useDarkMode</p>', '<p>一</p>', '<p>二</p>']);
});

test('text that tabs, collapses, code titles and waiting slots hold counts', () => {
  const html =
    '<h1>a</h1><div class="code-title">main.ts</div><pre><code><span>const</span> x = 1;\nfoo(&lt;a&gt;)</code></pre>' +
    '<details><summary>more</summary>deep</details><div role="tabpanel" hidden>panel</div><template data-slot="s"><p>slot</p></template>';
  expect(blocks(html)).toEqual([
    '<h1>a</h1>',
    '<p>main.ts</p>',
    '<p>const x = 1; foo(&lt;a&gt;)</p>',
    '<p>more</p>',
    '<p>deep</p>',
    '<p>panel</p>',
    '<p>slot</p>',
  ]);
});

test('navigation, drawings, script and what an author excludes stay out', () => {
  const html =
    '<h1>a</h1><nav><ol><li>x</li></ol></nav><svg><text>y</text></svg><script>let z</script><span aria-hidden="true">#</span>' +
    '<div data-search="false">secret<img src="a.png"><br><p>deeper</p></div><p>b</p>';
  expect(blocks(html)).toEqual(['<h1>a</h1>', '<p>b</p>']);
});

test('a page without a heading goes by its title', () => {
  expect(blocks('<p>文字</p>')).toEqual(['<h1>标 题</h1>', '<p>文 字</p>']);
});
