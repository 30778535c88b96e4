import type MarkdownIt from 'markdown-it';

const equals = 0x3d;
const latin = /[\w$]/;

/** `a==b` between Latin words compares, and so does `===`; `==>` and `<==` are arrows: all stay text. Chinese has no blanks around its marks. */
export function leaveComparisons(md: MarkdownIt): void {
  md.inline.ruler.before('mark_=', 'mark_comparison', (state, silent) => {
    const { src, pos, posMax } = state;
    if (src.charCodeAt(pos) !== equals) return false;
    let end = pos;
    while (end < posMax && src.charCodeAt(end) === equals) end++;
    const compares = latin.test(src[pos - 1] ?? '') && latin.test(src[end] ?? '');
    const isArrow =
      (src[end] === '>' && /^\s?$/.test(src[pos - 1] ?? '')) ||
      (src[pos - 1] === '<' && /^\s?$/.test(src[end] ?? ''));
    if (end - pos < 3 && !compares && !isArrow) return false;
    if (!silent) state.pending += src.slice(pos, end);
    state.pos = end;
    return true;
  });
}
