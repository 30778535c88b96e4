import { expect, it } from 'vitest';
import { readYaml } from './read-yaml.ts';
import { repairYaml } from './repair-yaml.ts';

it.each([
  ['title: One: two', 'title: "One: two"'],
  ['title: One: two # why\ntags: [a]', 'title: "One: two" # why\ntags: [a]'],
  ['title: @scope/name', 'title: "@scope/name"'],
  ['tags:\n  - @a/b\n  - c', 'tags:\n  - "@a/b"\n  - c'],
  ['title: `npm` first', 'title: "`npm` first"'],
  ['title: %s of it', 'title: "%s of it"'],
  ['title: [new] One', 'title: "[new] One"'],
  ['title: *new* things', 'title: "*new* things"'],
  [`title: 'It's'`, `title: "It's"`],
  ['title: "Say "hi""', 'title: "Say \\"hi\\""'],
  ['list:\n\t- a', 'list:\n  - a'],
  ['title：一\ntags：[a, b]', 'title: 一\ntags: [a, b]'],
  ['title:One', 'title: One'],
  ['title: “One: two”', 'title: "One: two"'],
  ['title: A\nauthor: B\ntitle: C', 'author: B\ntitle: C'],
  ['title: A: B\ndraft: true\nauthor: C: D', 'title: "A: B"\ndraft: true\nauthor: "C: D"'],
])('%j is repaired, and read then', (written, yaml) => {
  expect(repairYaml(written)).toBe(yaml);
  expect(readYaml(yaml, 'a.md')).toHaveProperty('value');
});

it.each([
  'draft: true\ndraft: false',
  'password: a: b',
  'hidden: [yes] no',
  'title: "A\ndraft: true',
  'tags: [a, b\ntitle: A',
  'badge: { text: New\ntitle: A',
  'title: A\n  tags: [a]',
  'tags: [a]\ntags:\n  - b\ntags: c',
  'a: &a [*a]',
])('%j is left to its author', (written) => {
  expect(repairYaml(written)).toBeUndefined();
});
