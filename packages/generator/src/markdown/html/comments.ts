import type MarkdownIt from 'markdown-it';
import { pageOf } from '../page-state.ts';

const percent = 0x25;
const marker = /^%%\s*$/;

/** Obsidian's comments, which readers never see: `%%in a line%%`, and lines between two `%%` that stand alone. */
export function comments(md: MarkdownIt): void {
  md.block.ruler.before(
    'fence',
    'comment',
    (state, line, endLine, silent) => {
      const text = (index: number) =>
        state.src.slice((state.bMarks[index] ?? 0) + (state.tShift[index] ?? 0), state.eMarks[index]);
      if (!text(line).startsWith('%%') || !marker.test(text(line))) return false;
      for (let next = line + 1; next < endLine && pageOf(state.env).spend(1); next++) {
        if (!state.isEmpty(next) && (state.sCount[next] ?? 0) < state.blkIndent) return false;
        if (!marker.test(text(next))) continue;
        if (!silent) state.line = next + 1;
        return true;
      }
      return false;
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  );
  md.inline.ruler.before('emphasis', 'comment', (state, silent) => {
    const { src, pos, posMax } = state;
    if (src.charCodeAt(pos) !== percent || src.charCodeAt(pos + 1) !== percent) return false;
    const end = src.indexOf('%%', pos + 2);
    if (end === -1 || end + 2 > posMax || end === pos + 2 || /\w/.test(src[pos - 1] ?? '')) return false;
    if (/^\s|\s$/.test(src.slice(pos + 2, end)) && /\S/.test(src[pos - 1] ?? '')) return false;
    if (!silent) state.pushPending();
    state.pos = end + 2;
    return true;
  });
}
