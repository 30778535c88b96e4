import type MarkdownIt from 'markdown-it';
import type { Heading } from '../../core/contracts/page.ts';
import { escapeHtml } from '../../core/html/escape-html.ts';
import type { MarkdownOptions } from '../options.ts';
import { pageOf } from '../page-state.ts';

const marker = /^\[\[toc\]\]\s*$/i;

/** `[[toc]]` alone on a line becomes a list of the page's headings. */
export function toc(md: MarkdownIt, { toc: { levels } }: MarkdownOptions): void {
  md.block.ruler.before(
    'paragraph',
    'toc',
    (state, line, _end, silent) => {
      const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
      if (state.src.charCodeAt(start) !== 0x5b || !marker.test(state.src.slice(start, state.eMarks[line])))
        return false;
      if (silent) return true;
      const token = state.push('toc', '', 0);
      token.map = [line, line + 1];
      state.line = line + 1;
      return true;
    },
    { alt: ['paragraph'] },
  );
  md.renderer.rules.toc = (tokens, index, _options, env) => {
    const page = pageOf(env);
    const { environment, text } = page;
    const headings = environment.headings ?? page.headings;
    const listed = headings.filter(({ level }) => level >= levels[0] && level <= levels[1]);
    if (!page.spend(listed.length * STEPS_PER_ENTRY)) {
      page.report({ ...TOO_MANY, line: (tokens[index]?.map?.[0] ?? 0) + 1 });
      return '';
    }
    const name = escapeHtml(text.tocLabel);
    return listed.length ? `<nav class="table-of-contents" aria-label="${name}">${tree(listed)}</nav>\n` : '';
  };
}

/** So that all lists of a page have some twenty thousand entries at most. */
const STEPS_PER_ENTRY = 1000;

const TOO_MANY = {
  severity: 'warning',
  code: 'toc-too-long',
  message: 'The tables of contents on this page are too long; this one is omitted.',
  hint: 'Remove `[[toc]]` here, or split the page.',
} as const;

/** Nested lists; a heading that skips a level stands right below the one before it. */
function tree(headings: readonly Heading[]): string {
  let html = '';
  const open: number[] = [];
  for (const { level, id, text } of headings) {
    while (open.length > 1 && (open.at(-1) ?? 0) > level) {
      html += '</li></ul>';
      open.pop();
    }
    if (open.length === 0 || (open.at(-1) ?? 0) < level) {
      html += '<ul>';
      open.push(level);
    } else html += '</li>';
    html += `<li><a href="#${escapeHtml(id)}">${escapeHtml(text)}</a>`;
  }
  return html + '</li></ul>'.repeat(open.length);
}
