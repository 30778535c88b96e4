import { expect, test } from 'vitest';
import { readYaml } from './read-yaml.ts';

const problemOf = (yaml: string) => {
  const read = readYaml(yaml, 'a.md');
  return 'problem' in read ? read.problem : undefined;
};

test.each([
  ['title: A\nfoo: !!binary aGk=\n', 3, 'The frontmatter field `foo` is binary data.'],
  ['a: &a [*a]\n', 2, 'The frontmatter field `a.0` contains itself.'],
  ['a:\n  b: &b\n    c: *b\n', 4, 'The frontmatter field `a.b.c` contains itself.'],
  ['tags: !!set { a, b }\n', 2, 'The frontmatter field `tags` is of a type that only YAML knows.'],
])('%j is refused at its line', (yaml, line, message) => {
  expect(problemOf(yaml)).toMatchObject({ severity: 'error', file: 'a.md', line, message });
});

test.each([
  ['a:\n\tb: 1\n', /^Indent with spaces\.$/],
  ['title: A\n  tags: [a]\n', /Indent fields of one level alike\.$/],
  ['title: "A\n', /^Put values .*`\.$/],
])('%j is answered with what to change', (yaml, hint) => {
  expect(problemOf(yaml)?.hint).toMatch(hint);
});

test.each([
  [
    'actions: [{ text: a link: b }]\n',
    'a comma is missing between fields or entries in brackets.',
    'Write it between',
  ],
  ['tags: [green tea\ntitle: A\n', 'the `]` of a list is missing.', 'Write `]` below'],
  ['badge: { text: New\ntitle: A\n', 'the `}` of a group of fields is missing.', 'Write `}` below'],
])('%j is told in words of authors', (yaml, message, hint) => {
  expect(problemOf(yaml)).toMatchObject({
    message: `The frontmatter is not valid YAML: ${message}`,
    hint: expect.stringContaining(hint),
  });
});

test('what a value refers to twice is no circle', () => {
  const read = readYaml('a: &a [1]\nb: *a\nc: [*a, *a]\n', 'a.md');
  expect('value' in read && read.value).toEqual({ a: [1], b: [1], c: [[1], [1]] });
});

test('a key called __proto__ is a key like any other', () => {
  const read = readYaml('__proto__:\n  draft: true\ntitle: A\n', 'a.md');
  const value = 'value' in read ? read.value : {};
  expect([value.draft, Object.keys(value)]).toEqual([undefined, ['__proto__', 'title']]);
});

test('ten thousand references are refused as soon as one hundred are', () => {
  const yaml = (references: number) => `a: &a [1]\nb: [${'*a, '.repeat(references)}]\n`;
  expect('value' in readYaml(yaml(99), 'a.md')).toBe(true);
  expect(problemOf(yaml(20_000))).toMatchObject({ code: 'frontmatter-yaml', line: 3 });
});

test('the places of ten thousand fields are found in bounded time', { timeout: 20_000 }, () => {
  const keys = Array.from({ length: 10_000 }, (_, at) => `titl${at}`);
  const read = readYaml(`a: [1]\n${keys.map((key) => `${key}: a\n`).join('')}`, 'a.md');
  const lines = keys.map((key) => 'placeOf' in read && read.placeOf([key]).line);
  expect([lines[0], lines.at(-1)]).toEqual([3, 10_002]);
});

test('a field that is written twice is refused at its second place', () => {
  expect(problemOf('title: A\nhead: { a: 1, a: 2 }\n')).toMatchObject({ line: 3, column: 15 });
  expect(problemOf('title: A\ntags: []\ntitle: B\n')).toMatchObject({
    line: 4,
    message: 'The frontmatter is not valid YAML: Map keys must be unique.',
  });
});
