import { defineBlock, pushComponent } from 'bifolio/markdown';
import { plotOptions } from './options.ts';

const exclamation = 0x21;
const braces = /\{([^{}\n]*)\}/y;

/** `!!secret!!{.blur .click}`: plain text that shows itself to those who ask. */
export default defineBlock({
  name: 'plot',
  options: plotOptions,
  tags: [{ names: ['Plot'], attributes: { trigger: ['hover', 'click'], effect: ['mask', 'blur'] } }],
  setup(md) {
    md.inline.ruler.before('emphasis', 'plot', (state, silent) => {
      const { src, pos, posMax } = state;
      if (src.charCodeAt(pos) !== exclamation || src.charCodeAt(pos + 1) !== exclamation) return false;
      const end = src.indexOf('!!', pos + 2);
      if (end === -1 || end + 2 > posMax || src[pos - 1] === '!') return false;
      const text = src.slice(pos + 2, end);
      if (text === '' || text.includes('\n') || text.includes('!') || text.trim() !== text) return false;
      braces.lastIndex = end + 2;
      const attributes = braces.exec(src);
      const stop = end + 2 + (attributes?.[0].length ?? 0);
      if (!silent) {
        const source = src.slice(pos, stop);
        pushComponent(state, { name: 'Plot', props: readClasses(attributes?.[1]), source }, text);
      }
      state.pos = stop;
      return true;
    });
  },
});

/** Trigger and effect among the classes in braces. */
function readClasses(written = ''): { trigger?: 'click' | 'hover'; effect?: 'blur' | 'mask' } {
  const has = (name: string) => written.split(/\s+/).includes(`.${name}`);
  const trigger = has('click') ? 'click' : has('hover') ? 'hover' : undefined;
  const effect = has('blur') ? 'blur' : has('mask') ? 'mask' : undefined;
  return { ...(trigger && { trigger }), ...(effect && { effect }) };
}
