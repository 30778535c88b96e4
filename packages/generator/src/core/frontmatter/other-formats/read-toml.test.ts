import { expect, it } from 'vitest';
import { readToml } from './read-toml.ts';

const read = (source: string) => JSON.parse(JSON.stringify(readToml(source).value));

it('reads tables, dotted keys, lists, text and numbers', () => {
  const source = [
    '# a comment',
    'title = "A \\"b\\" \\u4e2d" # here too',
    "path = 'C:\\x'",
    'n = 1_000',
    'on = true',
    'day = 2024-03-01',
    'list = [ "a", # one',
    '  2, { k = "v" }, ]',
    '"a.b" = 1',
    'long = """',
    'one \\',
    '  two"""',
    '[output.html.redirect]',
    '"/a.html" = "b.html"',
    '[[menu.main]]',
    'name = "One"',
    '[[menu.main]]',
    'name = "Two"',
  ].join('\n');
  expect(read(source)).toEqual({
    title: 'A "b" 中',
    path: 'C:\\x',
    n: 1000,
    on: true,
    day: '2024-03-01',
    list: ['a', 2, { k: 'v' }],
    'a.b': 1,
    long: 'one two',
    output: { html: { redirect: { '/a.html': 'b.html' } } },
    menu: { main: [{ name: 'One' }, { name: 'Two' }] },
  });
});

it.each([
  ['a = 1\nb =\nc = 2', 2],
  ['a = "x', 1],
  ['a = 1\na = 2', 2],
  ['a = 1 2', 1],
  ['[a]\nb = 1\n[a.b.c]', 3],
])('says where it stopped, and keeps what stands above: %j', (source, line) => {
  const { value, fault } = readToml(source);
  expect(fault).toEqual({ line, reason: expect.stringMatching(/^[^\n]{5,}$/) });
  expect(Object.keys(value)).toEqual(line === 1 ? [] : ['a']);
});

it('takes `__proto__` for a key like others', () => {
  const { value } = readToml('__proto__ = 1\n[constructor]\nprototype = 2');
  expect(Object.keys(value)).toEqual(['__proto__', 'constructor']);
  expect(({} as Record<string, unknown>).prototype).toBeUndefined();
});

it('reads whatever text without an exception or a hang', () => {
  const parts = ['[', ']', '{', '}', '=', ',', '"', "'", '\\', '\n', '#', 'a', '.', '1', '"""', ' ', 'true'];
  let state = 7;
  const next = (below: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state % below;
  };
  for (let round = 0; round < 3000; round++) {
    const source = Array.from({ length: next(40) }, () => parts[next(parts.length)]).join('');
    expect(() => readToml(source)).not.toThrow();
  }
  expect(readToml(`a = ${'['.repeat(50_000)}`).fault).toBeDefined();
});
