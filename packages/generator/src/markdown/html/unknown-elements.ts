import type MarkdownIt from 'markdown-it';
import type { StateInline } from 'markdown-it';
import { type PageState, pageOf } from '../page-state.ts';
import { guardKnownBlockRule } from '../tokens/guard-rule.ts';
import { isElement } from './html-elements.ts';

const lessThan = 0x3c;
/** A whole tag as CommonMark has it, of a name without the dash of custom elements. */
const tagPattern =
  /<\/?([a-z][a-z\d]*)(?:\s+[a-z_:][\w.:-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*\s*\/?>/iy;

/**
 * Tags that HTML does not know stay text and are reported: `Promise<string>`, `cp <from> <to>`. Browsers would hide them.
 * Custom elements have a dash in their name, and what stands in an `<svg>` or `<math>` is theirs.
 */
export function unknownElements(md: MarkdownIt): void {
  guardKnownBlockRule(md, 'html_block', ['paragraph', 'reference', 'blockquote'], (state, line) => {
    const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
    return state.src.charCodeAt(start) !== lessThan || !unknownTag(state.src, start);
  });
  const foreign = new WeakMap<StateInline, number>();
  md.inline.ruler.before('html_inline', 'unknown_element', (state, silent) => {
    if (state.src.charCodeAt(state.pos) !== lessThan) return false;
    const tag = unknownTag(state.src, state.pos);
    if (!tag) return false;
    const start = foreign.get(state) ?? state.src.search(/<(?:svg|math)[\s>]|$(?![\s\S])/i);
    foreign.set(state, start);
    if (start < state.pos) return false;
    if (!silent) {
      state.pending += tag;
      report(pageOf(state.env), tag, state.src);
    }
    state.pos += tag.length;
    return true;
  });
}

function unknownTag(text: string, position: number): string | undefined {
  tagPattern.lastIndex = position;
  const [tag, name = ''] = tagPattern.exec(text) ?? [];
  return isElement(name) ? undefined : tag;
}

function report(page: PageState, tag: string, text: string): void {
  page.reportTag({
    code: 'unknown-element',
    tag,
    from: page.currentLine,
    to: page.currentLine + text.split('\n').length - 1,
    message: `Unknown HTML element ${tag}; shown as text.`,
    hint: `Write \`${tag}\` as code, or ${tag.replace('<', '&lt;').replace('>', '&gt;')}, if text is what you mean.`,
  });
}
