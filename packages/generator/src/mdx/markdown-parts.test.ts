import { expect, test } from 'vitest';
import { partsAsFences } from './markdown-parts.ts';

test.each([
  ['::: tip T\na <B>\n:::\nb', '~~~bifolio-markdown 0\na <B>\n~~~\nb'],
  [':::: a\n::: b\n:::\n::::', '~~~bifolio-markdown 0\n::: b\n:::\n~~~'],
  ['::: a\n~~~\n:::\n~~~\n:::', '~~~~bifolio-markdown 0\n~~~\n:::\n~~~\n~~~~'],
  ['> [!NOTE]\n> {x}\n\nb', '~~~bifolio-markdown 0\n> {x}\n~~~\nb'],
  ['@[youtube](abc)\n\nb', '~~~bifolio-markdown 0\n~~~\nb'],
])('%j becomes fences on the same lines', (source, text) => expect(partsAsFences(source).text).toBe(text));

test.each([
  '::: tip\nopen',
  '```md\n::: tip\n:::\n```',
  '> [!NOTE]\n> x\nlazy',
  '- ::: tip\n  :::',
  'a == b',
])('%j stays', (source) => expect(partsAsFences(source)).toEqual({ text: source, frames: [] }));
