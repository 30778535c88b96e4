import { defineBlock, defineNestedContainer } from 'bifolio/markdown';
import { alerts } from './alerts.ts';
import { callouts } from './callouts.ts';
import { hintTokens } from './hint-tokens.ts';
import { hintKinds } from './hint-words.ts';
import { hintOptions } from './options.ts';
import { readTitle } from './read-title.ts';

/** What Chinese authors call them. */
const CHINESE: Readonly<Record<string, readonly string[]>> = {
  tip: ['提示'],
  warning: ['注意', '警告'],
  danger: ['危险'],
  info: ['信息'],
  note: ['备注', '说明'],
  important: ['重要'],
  details: ['详情'],
};

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
        { attached: '[{', alsoCalled: CHINESE[kind] },
      );
    }
    alerts(md, titles);
    if (obsidian !== false && obsidian.callout) callouts(md, titles);
  },
});
