import { defineBlock } from 'bifolio';

const keys = /\+\+([^+\s](?:[^+\n]*[^+\s])?)\+\+/y;

/** `++Ctrl K++`: keys to press together. */
export default defineBlock({
  name: 'keys',
  setup(md) {
    md.inline.ruler.before('emphasis', 'keys', (state, silent) => {
      keys.lastIndex = state.pos;
      const [written, names = ''] = keys.exec(state.src) ?? [];
      if (!written) return false;
      if (!silent) {
        for (const [index, name] of names.split(/\s+/).entries()) {
          if (index > 0) state.push('text', '', 0).content = ' + ';
          state.push('kbd_open', 'kbd', 1);
          state.push('text', '', 0).content = name;
          state.push('kbd_close', 'kbd', -1);
        }
      }
      state.pos += written.length;
      return true;
    });
  },
});
