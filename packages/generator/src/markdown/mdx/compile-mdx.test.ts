import { expect, test } from 'vitest';
import { compileMdx, type MdxData } from './compile-mdx.ts';
import { createLineFinder } from './places.ts';

async function dataOf(source: string): Promise<MdxData> {
  const { code: module } = await compileMdx(source, '/site/a.mdx');
  return JSON.parse(module.match(/^export const bifolioPage = (.*);$/m)?.[1] ?? '');
}

test('title, headings and text are known; footnotes bring no heading', async () => {
  const { title, titleId, headings, text } = await dataOf(
    '# Sum\n\n## Part *one*\n\nwords[^a]\n\n[^a]: note\n',
  );
  expect({ title, titleId }).toEqual({ title: 'Sum', titleId: 'sum' });
  expect(headings).toEqual([{ level: 2, id: 'part-one', text: 'Part one' }]);
  expect(text).toContain('words');
});

test.each(['\uFEFF---\rmood: calm\r---\r# A\r', '---  \r\nmood: calm\r\n---\t\r\n# A\r\n'])(
  'a frontmatter is no text, whatever its line ends: %j',
  async (source) => {
    const { title, text } = await dataOf(source);
    expect({ title, text: text.trim() }).toEqual({ title: 'A', text: '' });
  },
);

test('the title has an id of its own, as in Markdown', async () => {
  const { titleId, headings } = await dataOf('# Same\n\n## Same\n');
  expect([titleId, headings[0]?.id]).toEqual(['same', 'same-1']);
});

test.each([
  ['中\n文', '中文'],
  ['中。\n文 a\nb 中', '中。文 a\nb 中'],
  ['中 \n“文”', '中“文”'],
  ['中a\n文', '中a\n文'],
  ['中\n**文**\n字', '中文字'],
  ['> 中\n> [文](a)', '中文'],
  ['中\n`文`', '中\n文'],
  ['中\n\n文', '中\n文'],
  ['<b>中\n文</b>', '中文'],
  ['中\\\n文', '中\n文'],
])('lines of Chinese are joined without a space: %j', async (source, expected) => {
  expect((await dataOf(`${source}\n`)).text.trim()).toBe(expected);
});

test.each([
  ['::: tip T\na *b* {c}\n:::\n', '::: tip T\na *b* {c}\n:::\n'],
  ['> [!NOTE]\n> x <b\n\ny', '> [!NOTE]\n> x <b\n\n'],
  ['a ==b== c', '==b=='],
  ['a !!b c!! d', '!!b c!!'],
  ['a ::mdi:home =24px:: b', '::mdi:home =24px::'],
  ['H~2~O', '~2~'],
  ['see [[a/Page#b|label]].', '[[a/Page#b|label]]'],
  ['![[a.png|200]]', '![[a.png|200]]'],
  ['a %%hidden%%', '%%hidden%%'],
  ['x^2^', '^2^'],
  ['a $x_{1}$ c', '$x_{1}$'],
  ['$$\n\\frac{a}{b}\n$$\n', '$$\n\\frac{a}{b}\n$$'],
])('%j is drawn as in Markdown', async (source, part) => {
  expect((await compileMdx(source, '/site/a.mdx')).code).toContain(`source: ${JSON.stringify(part)},`);
});

test('prices, comparisons and paths are text, names of emoji are pictures', async () => {
  const text = '$5 and $6, a == b, std::key::map, Stop!! Now!!! 3~5 and a ^ b';
  expect((await dataOf(`${text} :tada:\n`)).text.trim()).toBe(`${text} 🎉`);
});

test.each(['50%% and 60%%', '"%d%%, %d%%"', '%% open', 'a[1][2]'])('%s is text', async (text) => {
  expect((await dataOf(`a ${text} b\n`)).text.trim()).toBe(`a ${text} b`);
});

test('titles and headings have the words of what is drawn as in Markdown', async () => {
  const { title, headings } = await dataOf('# A ==b== ::mdi:home::\n\n## H~2~O and $x^2$\n');
  expect(title).toBe('A b');
  expect(headings).toEqual([{ level: 2, id: 'h2o-and-x-2', text: 'H2O and x^2' }]);
});

test('emphasis ends at Chinese punctuation as it does in Markdown', async () => {
  expect((await dataOf('**注意：**请看\n')).text.trim()).toBe('注意：请看');
});

test('with `breaks` lines end where they do in the source', async () => {
  const breaksOf = async (breaks: boolean) =>
    (await compileMdx('a\n*b*\n中\n文\n\nc\n', '/site/a.mdx', { breaks })).code.match(
      /_jsx\(_components\.br/g,
    ) ?? [];
  expect(await breaksOf(true)).toHaveLength(3);
  expect(await breaksOf(false)).toHaveLength(0);
});

test.each([
  ['```ts {1} title="a.ts"\nlet a;\n```', '~~~ts {1} title="a.ts"\nlet a;\n~~~\n'],
  ['~~~~\n~~~\n~~~~', '~~~~\n~~~\n~~~~\n'],
  ['```js\n```', '~~~js\n~~~\n'],
  ['- ```md\n  ```\n', '~~~md\n~~~\n'],
])('the fence %j is left to be drawn like one of Markdown', async (source, expected) => {
  const { code: module } = await compileMdx(`text\n\n${source}\n`, '/site/a.mdx');
  expect(module).toContain(`source: ${JSON.stringify(expected)},\n`);
  expect(module).toMatch(/file: "\/site\/a\.mdx",\s*line: "3",\s*column: "[13]"/);
});

test('addresses are known with their lines: of the text, of tags, of their props and of JavaScript', async () => {
  const { places } = await dataOf(
    [
      '---',
      'title: A',
      '---',
      '',
      "export const more = ['./of-script.md'];",
      '',
      'A [link](./of-text.md) and',
      '![image](./of-image.png), again [link](./of-text.md)',
      '',
      '<a href="./of-tag.md">tag</a>',
      '',
      '<Grid',
      '  items={[',
      "    { link: './of-prop.md' },",
      '  ]}',
      '/>',
    ].join('\n'),
  );
  const lineOf = createLineFinder(places);
  const asked = ['script', 'text', 'text', 'text', 'tag', 'prop'].map((name) => lineOf(`./of-${name}.md`));
  expect(asked).toEqual([5, 7, 8, 8, 10, 14]);
  expect(lineOf('./of-image.png')).toBe(8);
  expect(lineOf('./made-up.md')).toBe(1);
});

test.each(['a', 'img', 'video', 'audio', 'source', 'track', 'iframe'])(
  'the tag <%s> is drawn by whoever finds its files',
  async (name) => {
    const { code: module } = await compileMdx(`<div><${name} /></div>\n`, '/site/a.mdx');
    expect(module).toContain(`_components.${name},`);
  },
);

test('pictures of a `srcSet` are known with their lines', async () => {
  const { places } = await dataOf(
    '<img srcSet="./a.png,\n  ./b.png 2x" />\n\n<source srcset="./c.png 2x" />\n',
  );
  expect(['a', 'b', 'c'].map((name) => createLineFinder(places)(`./${name}.png`))).toEqual([1, 2, 4]);
});

test('tags that the page does not define are known with the place of the first', async () => {
  const { places } = await dataOf(
    [
      "import { Own } from './own.tsx';",
      'export const Local = () => <Inner />;',
      '',
      '<Own /> <Local /> <Badge text="a" />',
      '',
      '{[1].map((n) => <Card key={n} />)} <Badge /> <Menu.Item />',
    ].join('\n'),
  );
  expect(places.tags).toEqual([
    ['Inner', { line: 2, column: 28 }],
    ['Badge', { line: 4, column: 19 }],
    ['Card', { line: 6, column: 17 }],
    ['Menu.Item', { line: 6, column: 46 }],
  ]);
});

test.each([
  ["import { useId } from 'react';", false],
  ["import { usePage } from 'bifolio/client';", false],
  ["import { Own } from './own.tsx';", true],
  ['', false],
])('a page with %j may draw more than its tags say: %j', async (line, imports) => {
  expect((await dataOf(`${line}\n\ntext`)).places.imports).toBe(imports);
});

test('a page that cannot be read is a module that says why and where', async () => {
  const { problem } = await dataOf('# A\n\ntext {unclosed\n');
  expect(problem).toEqual({
    severity: 'error',
    code: 'mdx-syntax',
    line: 3,
    column: 15,
    message:
      'This .mdx page cannot be read: Unexpected end of file in expression, expected a corresponding closing brace for `{`',
    hint: 'In .mdx a "<" or "{" in text is written &lt; or {"{"}. Pages that need no JavaScript can be plain .md.',
  });
});

test('an annotation beside JavaScript, where Markdown cannot read it, is told', async () => {
  const { unread } = await dataOf('{1} word[+a] and[+b]\n\n[+a]: text\n');
  expect(unread.map(({ line, message }) => `${line} ${message}`)).toEqual([
    '1 "[+a]" is not read in .mdx; shown as text.',
  ]);
});

test('a row of a table that is wider than its head is told, with its line', async () => {
  const { unread } = await dataOf('| a | b |\n| - | - |\n| 1 | 2 |\n| 1 | 2 | {3} |\n');
  expect(unread.map(({ line, code }) => `${line} ${code}`)).toEqual(['4 table-row']);
});

test('headings have the attributes behind them', async () => {
  const { titleId, headings } = await dataOf('# T {#top}\n\n## Two *words* {#two .wide}\n\n## {two}\n');
  expect(titleId).toBe('top');
  expect(headings.map(({ id, text }) => [id, text])).toEqual([
    ['two', 'Two words'],
    ['section', ''],
  ]);
});

test('attributes in braces beside JavaScript are told with what to write', async () => {
  const { problem } = await dataOf('{1} ==mark=={.warning}\n');
  expect(problem).toMatchObject({ line: 1, column: 14 });
  expect(problem?.hint).toContain(`{.warning} isn't: write a tag, such as <mark className="warning">`);
});

test('of what is to be locked the page knows neither text nor headings, nor addresses', async () => {
  const data = await dataOf('a\n\n::: encrypt password="x"\n## Canary\n\n[canary](./canary.md)\n:::\n\nb\n');
  expect(JSON.stringify(data)).not.toMatch(/canary/i);
  expect(data.text).toMatch(/a\s+b/);
});

test.each([
  '<Encrypt password="x">canary</Encrypt>',
  '{open && <Encrypt password="x">canary</Encrypt>}',
  '- ::: encrypt password="x"\n  canary\n  :::',
  ' ::: encrypt password="x"\n canary\n :::',
  '：：：encrypt password="x"\ncanary\n：：：',
  'text\n::: **encrpyt** password="x"\ncanary',
  '# ::: encrypt password="x" canary',
])('what cannot be locked is left out, and Markdown says so: %j', async (source) => {
  const { code: module } = await compileMdx(`a\n\n${source}\n`, '/site/a.mdx');
  expect(module).toMatch(/source: "text ::: encrypt password=[\s\S]*line: "3"/);
  expect(module).not.toContain('canary');
});

test('an example of a lock stays', async () => {
  const example = '```md\n::: encrypt password="x"\n:::\n```\n\nWrite `::: encrypt password="x"`.\n';
  expect((await compileMdx(example, '/site/a.mdx')).code).not.toContain('text ::: encrypt');
});

test('a style that is text is told with its place', async () => {
  expect((await dataOf('a\n\n- <b style="color:red">x</b>\n')).problem).toMatchObject({
    line: 3,
    column: 3,
    message: 'This .mdx page cannot be read: the attribute `style` of <b> is text.',
    hint: "Write `style={{ color: 'red' }}` in .mdx and components.",
  });
  expect((await dataOf('<Box style="wide" />\n')).problem).toBeUndefined();
});

test('a cell of the head without words heads nothing, as in Markdown', async () => {
  const { code } = await compileMdx('|  | a |\n| - | - |\n| b | 1 |\n', '/site/a.mdx');
  expect(code.match(/_components\.th,/g)).toHaveLength(1);
});

test('pages of Starlight need no import of its components, and problems name lines of the file', async () => {
  const source = [
    "import { Tabs, TabItem } from '@astrojs/starlight/components';",
    "import Own from './Own';",
    '',
    '<Tabs>',
    '  <TabItem label="One">',
    '    first',
    '  </TabItem>',
    '</Tabs>',
    '',
    '<Own />',
    '',
    '<Other />',
    '',
    '{1} word[+a] and[+b]',
    '',
    '[+a]: text',
  ].join('\n');
  const { code } = await compileMdx(source, 'a.mdx', { dialects: ['starlight'] });
  expect(code).toContain("from './Own'");
  expect(code).not.toContain('@astrojs');
  const { places, unread } = JSON.parse(
    code.match(/^export const bifolioPage = (.*);$/m)?.[1] ?? '',
  ) as MdxData;
  expect(places.tags).toEqual([['Other', expect.objectContaining({ line: 12 })]]);
  expect(unread.map(({ line }) => line)).toEqual([14]);
  const broken = await compileMdx('<Tabs>\n<TabItem label="A">\na\n</TabItem>\n</Tabs>\n\na { b\n', 'a.mdx', {
    dialects: ['starlight'],
  });
  const { problem } = JSON.parse(
    broken.code.match(/^export const bifolioPage = (.*);$/m)?.[1] ?? '',
  ) as MdxData;
  expect(problem?.line).toBe(7);
});

test('attributes of headings keep their values, and the outline is no attribute', async () => {
  const { code } = await compileMdx('## One {#a data-x=1 outline=5}\n', '/site/a.mdx');
  expect(code).toContain('"data-x": "1"');
  expect(code).not.toContain('outline: "5"');
  expect((await dataOf('## One {#a outline=5}\n')).headings).toEqual([
    { level: 2, id: 'a', text: 'One', outline: 5 },
  ]);
});

test('lines between two comment marks are nowhere, as in Markdown', async () => {
  const source = 'one\n\n%%\nhidden\n\nmore\n%%\n\ntwo\n\n    %%\n';
  const { code } = await compileMdx(source, '/site/a.mdx');
  expect(code).not.toContain('hidden');
  expect((await dataOf(source)).text).not.toMatch(/hidden|more/);
});

test('cells are aligned without a style, which a strict policy would not let through', async () => {
  const { code } = await compileMdx('| a |\n| :-: |\n| b |\n', '/site/a.mdx');
  expect(code).toContain('align: "center"');
  expect(code).not.toContain('textAlign');
});

test('the words of a task are the label of its checkbox', async () => {
  const { code } = await compileMdx(
    '- [ ] one **two**\n  - [x] three\n- plain\n\n1. [ ] a\n\n   b\n',
    '/site/a.mdx',
  );
  expect(code.match(/_components\.label,/g)).toHaveLength(3);
  expect(code.match(/className: "task-list-item-checkbox"/g)).toHaveLength(3);
});

test.each([
  ['an image with a size', 'a ![b =20x30](/c.png) d', '![b =20x30](/c.png)'],
  ['an image with a width', 'a ![b|20](/c.png) d', '![b|20](/c.png)'],
  ['an image for one appearance', 'a ![b](/c.png#dark) d', '![b](/c.png#dark)'],
  ['a link without a text', 'a [](./b.md) c', '[](./b.md)'],
  [
    'an embed in a line',
    'say @[audioReader title="x" autoplay](/a.mp3) now',
    '@[audioReader title="x" autoplay](/a.mp3)',
  ],
  ['an older icon', 'a :[mdi:home 24/#f00]: b', ':[mdi:home 24/#f00]:'],
])('%s is left to Markdown', async (_what, source, part) => {
  const { code } = await compileMdx(source, '/site/a.mdx');
  expect(code).toContain(`source: ${JSON.stringify(part)}`);
});

test.each(['a ![b](/c.png) d', 'a [b](./c.md) d', 'me@[b](./c.md)'])('%s is left to MDX', async (source) => {
  expect((await compileMdx(source, '/site/a.mdx')).code).not.toContain('source: ');
});
