import { expect, it } from 'vitest';
import type { Attributes } from '../../core/text/attributes.ts';
import { checkAttributes } from './check-attributes.ts';

const table: Attributes = {
  title: 'text',
  align: ['left', 'center', 'right'],
  copy: ['html', 'md', 'true', 'false'],
  fullWidth: 'switch',
  height: 'length',
  size: 'length',
  count: 'number',
  from: 'time',
  shape: 'ratio',
  ink: 'color',
};

function told(info: string, known = table): string[] {
  const problems: string[] = [];
  const context = {
    report: (one: { message: string; hint?: string }) => problems.push(`${one.message} ${one.hint}`),
  };
  checkAttributes({ label: '::: table', info, line: 1, context }, known);
  return problems;
}

it.each([
  '',
  'title="Two words" align=center copy full-width height=300',
  'fullWidth=false copy=false height="50%" title=""',
  "title='“x”' height=calc(1px+2px)",
  'shape=16:9 ink=#0a7',
  'shape=1.5 ink="oklch(50% 0.1 200)"',
])('has nothing to say of %s', (info) => {
  expect(told(info)).toEqual([]);
});

it.each([
  ['algin="center"', 'Unknown attribute "algin" in ::: table; it is ignored. Did you mean "align"?'],
  [
    'colour="red"',
    'Unknown attribute "colour" in ::: table; it is ignored. Use one of: title, align, copy, full-width, height, size, count, from, shape, ink.',
  ],
  [
    'title=My Table',
    'Unknown attribute "Table" in ::: table; it is ignored. Put quotation marks around a value with spaces: title="My Table".',
  ],
  [
    'title=中文 标题',
    'Unknown attribute "标题" in ::: table; it is ignored. Put quotation marks around a value with spaces: title="中文 标题".',
  ],
  [
    'align="middle"',
    'Invalid value "middle" for align in ::: table; it is ignored. Use one of: left, center, right.',
  ],
  [
    'full-width=yes',
    'Invalid value "yes" for full-width in ::: table; it is ignored. Write full-width without a value.',
  ],
  ['title', 'Missing value for title in ::: table. Write title="…".'],
  [
    'height=tall',
    'Invalid value "tall" for height in ::: table; it is ignored. Write a length: height="300px".',
  ],
  [
    'shape=wide',
    'Invalid value "wide" for shape in ::: table; it is ignored. Write width to height: shape="16:9".',
  ],
  ['ink=#12345', 'Invalid value "#12345" for ink in ::: table; it is ignored. Write a color: ink="#0a7".'],
  ['count=two', 'Invalid value "two" for count in ::: table; it is ignored. Write a number: count="2".'],
  [
    'from=1:75',
    'Invalid value "1:75" for from in ::: table; it is ignored. Write seconds, or minutes and seconds: from="1:30".',
  ],
])('tells what is wrong in %s', (info, message) => {
  expect(told(info)).toEqual([message]);
});

it.each([
  'title=“中文 标题” copy',
  'title＝"中文 标题" copy',
  'title＝＂中文 标题＂ copy',
  'title=「中文 标题」 copy',
])('says %s with the signs of ASCII', (info) => {
  expect(told(info)).toEqual([
    '::: table has full-width punctuation around its attributes. Write ::: table title="中文 标题" copy',
  ]);
});

it('says so where there are no attributes at all', () => {
  expect(told('foo', {})).toEqual([
    'Unknown attribute "foo" in ::: table; it is ignored. It has no attributes.',
  ]);
});

it('reads each value as its kind has it, and leaves out what is invalid or unknown', () => {
  const line = { label: '::: table', line: 1, context: { report: () => {} } };
  const info =
    'title="A b" align=middle copy full-width=false height=tall size=50 count=2 from=1:30 colour=red';
  expect(checkAttributes({ ...line, info }, table)).toEqual({
    title: 'A b',
    copy: true,
    size: '50px',
    fullWidth: false,
    count: 2,
    from: 90,
  });
  expect(checkAttributes({ ...line, info: 'full-width' }, { 'full-width': 'switch' })).toEqual({
    fullWidth: true,
  });
});

it('reads a word that stands for an attribute, and reports others', () => {
  const problems: string[] = [];
  const context = { report: ({ message }: { message: string }) => problems.push(message) };
  const line = { label: '@[pdf]', info: '3 zoom=80 p4', line: 1, context };
  const read = checkAttributes(line, { page: 'number', zoom: 'number' }, { page: /^(\d+)$/ });
  expect(read).toEqual({ page: 3, zoom: 80 });
  expect(problems).toEqual(['Unknown attribute "p4" in @[pdf]; it is ignored.']);
});
