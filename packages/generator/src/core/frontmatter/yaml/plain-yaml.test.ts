import { expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { readPlainYaml } from './plain-yaml.ts';

const read = (yaml: string) => {
  const document = parseDocument(yaml, { logLevel: 'error' });
  return document.errors.length > 0 ? undefined : document.toJS();
};

it.each([
  'title: Some words, and more [of] {them} "here"',
  'title: 中文，标题：有冒号\ncreateTime: 2024/01/02 10:00:00\npermalink: /article/abc/',
  'a-b: it’s a:b a#b http://example.org/#top\nconstructor: C',
  'yes: no\nNO: nullable truely',
  JSON.stringify({
    title: 'A "b"\n: # \ud800 \u2028 中',
    on: true,
    none: null,
    n: -1.5e-7,
    big: 2 ** 60,
    huge: 1e21,
  }),
  JSON.stringify({
    tags: ['a', '2026-01-01'],
    badge: { text: 'GET', type: 'tip' },
    date: '2026-01-01',
    no: 'no',
  }),
  '{}',
])('reads %j as the library does', (yaml) => {
  expect(readPlainYaml(yaml)).toEqual(read(yaml));
});

it.each([
  'a: 1',
  'a: 1.5',
  'a: true',
  'a: Null',
  'a: ~',
  'a: "b"',
  'a: [b]',
  'a: b: c',
  'a: b:',
  'a: b # c',
  'a:\tb',
  'a: b\tc',
  'a: b ',
  'a: b\r',
  'a:\n  - b',
  'a: b\n  c',
  'a: b\na: c',
  'a: b\n# c',
  'a: b\n\nc: d',
  'a: *b',
  'a: !!set b',
  'null: a',
  '__proto__: a',
  'a: |\n  b',
  '{"a":1,"a":2}',
  '{"a":{"b":1,"b":1}}',
  '{"a": 1}',
  '{"a":1.0}',
  '{"__proto__":1}',
  '{a: 1}',
  '{"a":1}\nb: 2',
  '',
])('leaves %j to the library', (yaml) => {
  expect(readPlainYaml(yaml)).toBeUndefined();
});

it('never disagrees with the library', () => {
  const pieces = [
    'a',
    'B',
    '中',
    '1',
    '/',
    ':',
    ' ',
    '#',
    '-',
    '\n',
    'b: ',
    'null',
    'true',
    '.',
    '"',
    "'",
    ',',
    '[',
    '?',
    '%',
    '\u00a0',
  ];
  let seed = 1;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647);
  let plain = 0;
  for (let round = 0; round < 5000; round++) {
    const yaml = `k: ${Array.from({ length: next() % 9 }, () => pieces[next() % pieces.length]).join('')}`;
    const own = readPlainYaml(yaml);
    if (!own) continue;
    plain++;
    expect({ yaml, value: own }).toEqual({ yaml, value: read(yaml) });
  }
  expect(plain).toBeGreaterThan(500);
});
