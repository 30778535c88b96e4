import { expect, test } from 'vitest';
import { partsAsFences } from './markdown-parts.ts';

test.each([
  ['::: tip T\na <B>\n:::\nb', '~~~bifolio-markdown 0\na <B>\n~~~\nb'],
  [':::: a\n::: b\n:::\n::::', '~~~bifolio-markdown 0\n::: b\n:::\n~~~'],
  ['::: a\n~~~\n:::\n~~~\n:::', '~~~~bifolio-markdown 0\n~~~\n:::\n~~~\n~~~~'],
  ['> [!NOTE]\n> {x}\n\nb', '~~~bifolio-markdown 0\n> {x}\n~~~\nb'],
  ['- a\n\n  ::: tip T\n  b\n\n  c\n  :::\n- d', '- a\n\n  ~~~bifolio-markdown 0\n  b\n\n  c\n  ~~~\n- d'],
  ['- ::: tip\n  a\n  :::\nb', '- ~~~bifolio-markdown 0\n  a\n  ~~~\nb'],
  ['1. a\n   > [!NOTE]\n   > b\n\nc', '1. a\n   ~~~bifolio-markdown 0\n   > b\n   ~~~\nc'],
  ['<Card>\n\n  ::: tip\n  a\n  :::\n\n</Card>', '<Card>\n\n  ~~~bifolio-markdown 0\n  a\n  ~~~\n\n</Card>'],
  ['@[youtube](abc)\n\nb', '~~~bifolio-markdown 0\n~~~\nb'],
  ['[[toc]]\n\nb', '~~~bifolio-markdown 0\n~~~\nb'],
  ['- [[TOC]]\n\nb', '- ~~~bifolio-markdown 0\n  ~~~\nb'],
  ['@startuml\nA -> {B}\n@enduml\nb', '~~~bifolio-markdown 0\nA -> {B}\n~~~\nb'],
  ['a {.lead}\nb\n\nc', '~~~bifolio-markdown 0\nb\n~~~\nc'],
  ['- a {.x}\n\n- b\n\nc', '~~~bifolio-markdown 0\n\n- b\n~~~\nc'],
  ['a[+n]\n\n[+n]: b\n\n  c\n\nd', '~~~bifolio-markdown 0\n~~~\n\n\n\n\nd'],
  ['## A {#a}\n\nb', '## A\n\nb'],
  ['*[HTML]: Hyper\n\nb', '\n\nb'],
])('%j becomes fences on the same lines', (source, text) => expect(partsAsFences(source).text).toBe(text));

test.each([
  ['::: encrypt pwd="a"\nx\n\n:::\nb', '~~~bifolio-markdown 0\n\n\n~~~\nb', 'x\n'],
  ['::: encrypt pwd="a"\nx\n::::\ny', '~~~bifolio-markdown 0\n\n\n\n~~~', 'x\n::::\ny'],
  [
    ':::: tip\n::: encrypt pwd="a"\nx\n:::\n::::',
    '~~~bifolio-markdown 0\n\n\n\n~~~',
    '::: encrypt pwd="a"\nx\n:::',
  ],
  [
    '> [!NOTE]\n> ::: encrypt pwd="a"\n> x\n\nb',
    '~~~bifolio-markdown 0\n\n\n~~~\nb',
    '> ::: encrypt pwd="a"\n> x',
  ],
])('of what is to be locked in %j the page gets nothing', (source, text, locked) =>
  expect(partsAsFences(source)).toMatchObject({ text, frames: [{ locked }] }),
);

test.each([
  '::: tip\nopen',
  '```md\n::: tip\n:::\n```',
  '> [!NOTE]\n> x\nlazy',
  '- ::: tip\n:::',
  '- ::: encrypt pwd="a"\n  x\n  :::',
  '- ::: tip\n  ::: encrypt pwd="a"\n  x\n  :::\n  :::',
  'a == b',
  '`{.x}` and {x}\n',
  'a {x} {.y}\n',
  '<Card>\n{.x}\n\n</Card>',
  'a {.x} [^1]\n',
  'export const f = () => {\n\n/[+x]/.test("");\n\n};',
])('%j stays', (source) => expect(partsAsFences(source)).toMatchObject({ text: source, frames: [] }));
