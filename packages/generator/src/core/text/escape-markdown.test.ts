import MarkdownIt from 'markdown-it';
import { expect, it } from 'vitest';
import { escapeHtml } from '../html/escape-html.ts';
import { escapeMarkdown } from './escape-markdown.ts';

it.each([
  '# No *heading* with `code`',
  '1. no item',
  '- no item',
  '> [no](link) ![image](a.png)',
  '<script>alert(1)</script> &amp; \\',
  '::: tip ~~no~~ | table |',
  'ordinary text，中文。',
])('shows %s as it is', (text) => {
  expect(new MarkdownIt({ html: true }).render(escapeMarkdown(text))).toBe(`<p>${escapeHtml(text)}</p>\n`);
});

it('is one line', () => {
  expect(escapeMarkdown(' a\n\n    b ')).toBe('a b');
});
