import { describe, expect, it } from 'vitest';
import { isOn, parseAttributes, parseLength, parseTime, textOf } from './attribute-string.ts';

describe('parseAttributes', () => {
  it.each([
    ['', {}],
    ['card', { card: true }],
    ['title="Two words" icon=mdi:home', { title: 'Two words', icon: 'mdi:home' }],
    ['title=\'It is "quoted"\'', { title: 'It is "quoted"' }],
    ['no-padding full-width=false x=true', { noPadding: true, fullWidth: false, x: true }],
    ['gap=20 cols="3"', { gap: '20', cols: '3' }],
    ['a="" b=', { a: '', b: '' }],
    ['a=1 a=2', { a: '2' }],
    ['url=https://x.org/?a=b', { url: 'https://x.org/?a=b' }],
    ['标题 title="你好" {x} y', { title: '你好', y: true }],
    ['title="never closed', { closed: true }],
    ['__proto__=x constructor', { constructor: true }],
  ])('reads %j', (text, values) => {
    expect(parseAttributes(text)).toEqual(values);
  });

  it('reads a hostile line in linear time', () => {
    parseAttributes('a="'.repeat(500_000));
    parseAttributes(`${'-'.repeat(1_000_000)}=`);
  });
});

it('tells text from switches', () => {
  const { title, open } = parseAttributes('title open');
  expect([textOf(title), isOn(open), textOf('x'), isOn('x')]).toEqual([undefined, true, 'x', false]);
});

it('gives a pure number the unit px', () => {
  expect(['20', ' 1.5 ', '.5', '50%', '20rem', '', '1 2'].map(parseLength)).toEqual([
    '20px',
    '1.5px',
    '.5px',
    '50%',
    '20rem',
    '',
    '1 2',
  ]);
});

it('reads times in seconds, minutes and hours', () => {
  expect(['90', '1:30', '1:02:03', ' 0:05.5 ', '90:00', '0'].map(parseTime)).toEqual([
    90, 90, 3723, 5.5, 5400, 0,
  ]);
  expect(['', '1:', ':30', '1:60', '1:2:3:4', '1m', '-5', '1:30 x'].map(parseTime)).toEqual(
    Array.from({ length: 8 }, () => undefined),
  );
});
