import { beforeAll, expect, it } from 'vitest';
import { blockRenderer } from '../fixtures/render-block.tsx';
import { blocksOf, componentsOf } from '../modules/module-folders.ts';

/** The largest page that has to be rendered in bounded time, whatever stands in it. */
const SIZE = 1 << 16;
/** Processor time, in times of what usual text of this size takes here; much else of this process is collected meanwhile. */
const MOST_TIMES = 80;
/** What usual text takes on a fast machine, milliseconds. */
const LEAST_USUAL_MS = 100;

const blocks = blocksOf(import.meta.glob('./*/block.ts', { eager: true, import: 'default' }));
const named = componentsOf(import.meta.glob('./*/{component,island}.tsx', { eager: true }));
const components = Object.fromEntries(
  Object.entries(named).map(([name, { component }]) => [name, component]),
);
const render = blockRenderer(blocks, components);

/** Something again and again, as large as a page may be, between two ends. */
const many = (unit: string, before = '', after = '', size = SIZE) =>
  before + unit.repeat(Math.ceil((size - before.length - after.length) / unit.length)) + after;
const fence = (language: string, unit: string) => many(unit, `\`\`\`${language}\n`, '\n```\n');
const container = (info: string, unit: string) => many(unit, `::::: ${info}\n`, '\n:::::\n');
const chart = (option: object, size = SIZE) =>
  many('a\n', `\`\`\`echarts\n${JSON.stringify(option)}\n\`\`\`\n`, '', size);
const formula = (text: string, unit = 'x ') => many(unit, `$$${text}`, '$$\n');
const deep = (open: string, close: string) => {
  const count = Math.floor(SIZE / 3 / (open.length + close.length));
  return `$$${open.repeat(count)}${close.repeat(count)}$$\n`;
};

const usual = many('Some **words** and `code` with [links](./a.md), 中文，也有。\n\n');
const INPUTS: Readonly<Record<string, string>> = {
  'macros that double what they are given': formula(
    '\\def\\a#1{#1#1}\\def\\b#1{\\a{\\a{#1}}}\\def\\c#1{\\b{\\b{#1}}}\\def\\d#1{\\c{\\c{#1}}}\\d{\\d{x}}',
  ),
  'a macro that calls itself': formula('\\def\\a{\\a\\a}\\a'),
  'many macros that call themselves': many('$\\def\\a{b\\a}\\a$ '),
  'nested braces, fractions and brackets in formulas': [
    deep('{', '}'),
    deep('\\frac{', '}{b}'),
    deep('\\left(', '\\right)'),
  ].join('\n'),
  'a wide matrix': formula('\\begin{matrix}', 'a & '),
  chemistry: many('A ->[x] ', '$$\\ce{', '}$$\n'),
  'formulas with a mistake': many('$\\x$ '),
  'formulas that never end': many('$a '),

  'many tabs': container('tabs', '@tab a\n'),
  'many tabs of code': container('code-tabs', '@tab a\n```js\na\n```\n'),
  'many lines of a timeline': container('timeline', '- a\n  b=c\n'),
  'many messages': container('chat', '{a}\nhi\n'),
  'many files': container('file-tree', '- a\n'),
  'containers that never end': many('::: tip\n'),
  'ends of containers': many(':::\n'),
  'attributes of a container': many(' a="b"', '::: tip', '\na\n:::\n'),

  'elements that never end': many('<div>\n'),
  'ends of elements': many('</div>\n\n'),
  'components that never end': many('<Card>'),
  'an attribute that never ends': many(' a="', '<div', '>\n'),
  'brackets in an attribute': many('[', "<Badge :text='", "' />\n"),

  'ranges of lines': many('```ts {1-999999999}\na\n```\n'),
  'many tables of contents': `${many('[[toc]]\n\n', '', '', SIZE / 4)}${many('## a\n', '', '', (SIZE * 3) / 4)}`,
  'notes that nothing names': many('[+a]: x\n'),
  'footnotes that name each other': `[^0]\n\n${Array.from({ length: SIZE / 18 }, (_, at) => `[^${at}]: a [^${at + 1}]\n\n`).join('')}`,
  'abbreviations that begin alike': `${Array.from({ length: 250 }, (_, at) => `*[${'a'.repeat(at + 1)}]: b\n`).join('')}\n${'a'.repeat(SIZE / 2)}`,
  'a table with many columns': `|${'a|'.repeat(SIZE / 6)}\n|${'-|'.repeat(SIZE / 6)}\n|${'b|'.repeat(SIZE / 6)}\n`,

  'an image of data': many('A', '![a](data:image/png;base64,', ')\n'),
  'many images of data': many('![a](data:image/png;base64,AAAA) '),
  'an image of escapes': many('%3Csvg', '![a](data:image/svg+xml,', ')\n'),
  'many images': many('![a](./a.png){width=99999999999} '),
  'many codes to scan': many('@[qrcode](aaa)\n\n'),

  'a chart with many points': chart({
    xAxis: {},
    yAxis: {},
    series: [{ type: 'line', data: Array(9000).fill(1) }],
  }),
  'many charts': many('```echarts\n{"xAxis":{},"yAxis":{},"series":[{"type":"bar","data":[1]}]}\n```\n'),
  'charts of a hundred million marks, eight thousand years and endless symbols': [
    { series: [{ type: 'gauge', splitNumber: 1e8, data: [1] }] },
    {
      calendar: { range: ['0001-01-01', '9999-12-31'] },
      visualMap: {},
      series: [{ type: 'heatmap', coordinateSystem: 'calendar', data: [] }],
    },
    {
      xAxis: { data: ['a'] },
      yAxis: {},
      series: [{ type: 'pictorialBar', symbolRepeat: 1e8, symbolSize: [1, 1], data: [1] }],
    },
  ]
    .map((option) => chart(option, SIZE / 3))
    .join('\n'),
  'a mind map of anchors': fence(
    'markmap',
    `---\na: &a [x,x]\n${Array.from({ length: 30 }, (_, at) => `b${at}: &b${at} [*${at ? `b${at - 1}` : 'a'},*${at ? `b${at - 1}` : 'a'}]\n`).join('')}---\n# a\n`,
  ),
  'a diagram of boxes': fence('mermaid', 'a-->b\n'),
  'a flowchart': fence('flow', 'st=>start: a\nst->'),
};

async function renderTimed(source: string) {
  const start = process.cpuUsage();
  const rendered = await render(source);
  const { user, system } = process.cpuUsage(start);
  return { ...rendered, cpuMs: (user + system) / 1000 };
}

let usualMs = LEAST_USUAL_MS;
beforeAll(async () => {
  await renderTimed(usual); // Compiles what it takes.
  const { cpuMs, problems } = await renderTimed(usual);
  expect(problems).toEqual([]);
  usualMs = Math.max(LEAST_USUAL_MS, cpuMs);
});

it.each(Object.entries(INPUTS))(
  'a page of %s is rendered in bounded time, with warnings at most',
  async (_, source) => {
    expect(source.length).toBeGreaterThan(SIZE * 0.7);
    const { html, problems, cpuMs } = await renderTimed(source);
    expect(html.length + problems.length).toBeGreaterThan(0);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(problems.length).toBeLessThan(500);
    expect(cpuMs).toBeLessThan(MOST_TIMES * usualMs);
  },
  240_000,
);
