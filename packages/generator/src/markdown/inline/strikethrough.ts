import type MarkdownIt from 'markdown-it';

const tilde = 0x7e;

/** `~~gone~~` as GFM has it: `<del>`, and three tildes or more are text. */
export function strikethrough(md: MarkdownIt): void {
  md.renderer.rules.s_open = () => '<del>';
  md.renderer.rules.s_close = () => '</del>';
  md.inline.ruler.before('strikethrough', 'tildes', (state, silent) => {
    let end = state.pos;
    while (end < state.posMax && state.src.charCodeAt(end) === tilde) end++;
    if (end - state.pos < 3) return false;
    if (!silent) state.pending += state.src.slice(state.pos, end);
    state.pos = end;
    return true;
  });
}
