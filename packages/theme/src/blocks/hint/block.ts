import { defineBlock, defineNestedContainer } from 'bifolio/markdown';
import { alerts } from './alerts.ts';
import { callouts } from './callouts.ts';
import { hintTokens } from './hint-tokens.ts';
import { hintKinds } from './hint-words.ts';
import { hintOptions } from './options.ts';
import { readTitle } from './read-title.ts';

/**
 * Boxes that step out of the text: `::: tip Title`, and `details`, which folds. GitHub's alerts and Obsidian's callouts are the
 * same boxes.
 */
export default defineBlock({
  name: 'hint',
  options: hintOptions,
  setup(md, { obsidian, hint: { titles } }) {
    for (const kind of hintKinds) {
      defineNestedContainer(
        md,
        kind,
        ({ Token, info, isAttached, body, context, map: [line] }) => {
          context.style('hint');
          const hint = { kind, lang: context.lang, titles, ...readTitle(info, isAttached) };
          const [before, after] = hintTokens(Token, { ...hint, map: [line, line + 1] });
          return [...before, ...body, ...after];
        },
        { attached: '[{' },
      );
    }
    alerts(md, titles);
    if (obsidian !== false && obsidian.callout) callouts(md, titles);
  },
});
