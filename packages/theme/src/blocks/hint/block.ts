import { defineBlock, defineNestedContainer } from 'bifolio/markdown';
import { alerts } from './alerts.ts';
import { callouts } from './callouts.ts';
import { hintTokens } from './hint-tokens.ts';
import { hintKinds } from './hint-words.ts';
import { hintOptions } from './options.ts';

/** What VitePress writes behind the title of a disclosure that begins open. */
const openMark = /\s*\{open\}\s*$/;

/**
 * Boxes that step out of the text: `::: tip Title`, and `details`, which folds. GitHub's alerts and Obsidian's callouts are the
 * same boxes.
 */
export default defineBlock({
  name: 'hint',
  options: hintOptions,
  setup(md, { obsidian, hint: { titles } }) {
    for (const kind of hintKinds) {
      defineNestedContainer(md, kind, ({ Token, info, body, context, map: [line] }) => {
        context.style('hint');
        const title = kind === 'details' ? info.replace(openMark, '') : info;
        const hint = { kind, lang: context.lang, titles, title, isOpen: title !== info };
        const [before, after] = hintTokens(Token, { ...hint, map: [line, line + 1] });
        return [...before, ...body, ...after];
      });
    }
    alerts(md, titles);
    if (obsidian) callouts(md, titles);
  },
});
