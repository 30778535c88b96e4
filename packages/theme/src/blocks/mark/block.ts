import { mark } from '@mdit/plugin-mark';
import { contextOf, defineBlock } from 'bifolio/markdown';
import { leaveComparisons } from './leave-comparisons.ts';
import { markOptions } from './options.ts';

/** `==text==`, with a class in braces for another colour: `==text=={.tip}`. */
export default defineBlock({
  name: 'mark',
  options: markOptions,
  setup(md, options) {
    md.use(mark);
    leaveComparisons(md);
    const lazy = options.mark === 'lazy';
    md.renderer.rules.mark_open = (tokens, index, renderOptions, env, self) => {
      contextOf(env).style('mark');
      if (lazy) tokens[index]?.attrSet('data-lazy', '');
      return self.renderToken(tokens, index, renderOptions);
    };
  },
});
