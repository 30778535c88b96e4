import { expect, test } from 'vitest';
import { prefersMarkdown } from './prefers-markdown.ts';

test.each([
  ['text/markdown', true],
  ['text/markdown, text/html;q=0.9, */*;q=0.1', true],
  ['text/html;q=0.5,Text/Markdown;q=0.8', true],
  ['text/html, text/markdown;q=0.5', false],
  ['text/markdown;q=0', false],
  ['text/html,application/xhtml+xml,*/*;q=0.8', false],
  ['', false],
])('of a program that accepts %j it is known whether it wants Markdown', (accept, wanted) => {
  expect(prefersMarkdown({ headers: { accept } })).toBe(wanted);
});
