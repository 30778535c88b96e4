import { parseInfoLine } from './info-line.ts';

/** A fence written in a sample of Markdown: the lines between its marks, counted from 0, `end` excluded. */
export interface InnerFence {
  language: string;
  start: number;
  end: number;
}

const markdownNames = new Set(['md', 'markdown', 'mdx', 'mdc']);
const opening = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})([^`]*)$/;
const closing = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;

/** The fences in a sample whose own language is Markdown; none in any other. */
export function innerFences(code: string, language: string): InnerFence[] {
  const fences: InnerFence[] = [];
  if (!markdownNames.has(language)) return fences;
  let open: (InnerFence & { mark: string }) | undefined;
  for (const [index, line] of code.split('\n').entries()) {
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
