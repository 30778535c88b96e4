import { parseInfoLine } from './info-line.ts';

/** A part of a sample of Markdown in another language: its lines, counted from 0, `end` excluded. */
export interface InnerFence {
  language: string;
  start: number;
  end: number;
}

const markdownNames = new Set(['md', 'markdown', 'mdx', 'mdc']);
const opening = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})([^`]*)$/;
const closing = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;

/** What is between the marks of fences in a sample whose own language is Markdown, and the frontmatter it begins with. */
export function innerFences(code: string, language: string): InnerFence[] {
  const fences: InnerFence[] = [];
  if (!markdownNames.has(language)) return fences;
  let open: (InnerFence & { mark: string }) | undefined;
  const lines = code.split('\n');
  const frontmatterEnd = lines[0]?.trimEnd() === '---' ? lines.indexOf('---', 1) : -1;
  if (frontmatterEnd > 0) fences.push({ language: 'yaml', start: 0, end: frontmatterEnd + 1 });
  for (const [index, line] of lines.entries()) {
    if (index <= frontmatterEnd) continue;
    if (open) {
      const mark = closing.exec(line)?.[1] ?? '';
      if (mark[0] !== open.mark[0] || mark.length < open.mark.length) continue;
      fences.push({ language: open.language, start: open.start, end: index });
      open = undefined;
    } else {
      const [, mark, info = ''] = opening.exec(line) ?? [];
      if (mark)
        open = { mark, language: parseInfoLine(info.trim()).language, start: index + 1, end: index + 1 };
    }
  }
  return fences.filter(({ language }) => language !== '');
}
