import { expect, test } from 'vitest';
import { pageText } from './page-text.ts';

const textOf = (html: string) => pageText({ html, route: '/a/', title: '标题', texts: ['前言', ' '] });
const blocks = (html: string) =>
  pageText({ html, route: '/a/', title: '标题' }).sections.flatMap((section) => section.blocks);

test('a page is its sections, each with the id of its heading', () => {
  expect(
    textOf(
      '<p>开头</p><h1 id="外观">外观</h1><p>说明</p><h2 id="dark"><a href="#dark">深色</a></h2><p>护眼</p><h3>无锚点</h3>',
    ),
  ).toEqual({
    route: '/a/',
    title: '标题',
    sections: [
      { id: '', level: 1, heading: '标题', blocks: ['前言', '开头'] },
      { id: '外观', level: 1, heading: '外观', blocks: ['说明'] },
      { id: 'dark', level: 2, heading: '深色', blocks: ['护眼', '无锚点'] },
    ],
  });
});

test('a description and tags stand at the end, as words of a section that shows nothing', () => {
  const page = { html: '<p>开头</p>', route: '/a/', title: '标题' };
  const aboutOf = (more: { description?: string; tags?: string[] }) =>
    pageText({ ...page, ...more }).sections.slice(1);
  expect(aboutOf({ description: '一 句' })).toEqual([
    { id: '', level: 2, heading: '', keywords: '一句', blocks: [] },
  ]);
  expect(aboutOf({ description: '一 句', tags: ['架构', '安全'] })[0]?.keywords).toBe('一句, 架构, 安全');
  expect(aboutOf({ tags: ['架构'] })[0]?.keywords).toBe('架构');
  expect(aboutOf({})).toEqual([]);
});

test('inline elements do not tear words apart, blocks do', () => {
  expect(
    blocks('<p>深<strong>色</strong>\n模<em>式</em> use<b>Dark</b>Mode</p><ul><li>一</li><li>二</li></ul>'),
  ).toEqual(['深色模式 useDarkMode', '一', '二']);
});

test('text that tabs, collapses, code titles and waiting slots hold counts', () => {
  const html =
    '<div class="code-title">main.ts</div><pre><code><span>const</span> x = 1;\nfoo(&lt;a&gt;)</code></pre>' +
    '<details><summary>more</summary>deep</details><div role="tabpanel" hidden>panel</div><template data-slot="s"><p>slot</p></template>';
  expect(blocks(html)).toEqual(['main.ts', 'const x = 1; foo(<a>)', 'more', 'deep', 'panel', 'slot']);
});

test('what images show counts, in the line where they stand', () => {
  expect(
    blocks(
      '<p>Open<img src="a.svg" alt="the menu">now</p><figure><img src="b.png" alt="小屋"></figure><img src="c.png">',
    ),
  ).toEqual(['Open the menu now', '小屋']);
  expect(textOf('<h2 id="a">Speed <img src="b.svg" alt="new"></h2>').sections[1]?.heading).toBe('Speed new');
});

test('navigation, drawings, script and what an author excludes stay out', () => {
  const html =
    '<nav><ol><li>x</li></ol></nav><svg><text>y</text></svg><script>let z</script><span aria-hidden="true">#</span>' +
    '<div data-search="false">secret<img src="a.png"><br><p>deeper</p></div><p>b</p>';
  expect(blocks(html)).toEqual(['b']);
});

test('a heading that repeats the title is said once', () => {
  expect(textOf('<h1 id="a">标题</h1><p>文字</p>').sections).toEqual([
    { id: '', level: 1, heading: '标题', blocks: ['前言', '文字'] },
  ]);
});

test('says which blocks are code', () => {
  const html = '<p>One</p><pre><code>two</code></pre><p>three</p>';
  expect(pageText({ html, route: '/', title: 'T' }).sections).toEqual([
    { id: '', level: 1, heading: 'T', blocks: ['One', 'two', 'three'], code: [1] },
  ]);
});
