import { closeHintBox, defineBlock, defineContainer, hintKinds, openHintBox } from 'bifolio/markdown';

/** What VitePress writes behind the title of a disclosure that begins open. */
const openMark = /\s*\{open\}\s*$/;

/** Boxes that step out of the text: `::: tip Title`, and `details`, which folds. GitHub's alerts draw the same boxes. */
export default defineBlock({
  name: 'hint',
  setup(md) {
    for (const kind of hintKinds) {
      defineContainer(md, kind, {
        open(info, context) {
          context.style('hint');
          const title = kind === 'details' ? info.replace(openMark, '') : info;
          return openHintBox(kind, context.lang, title && context.renderInline(title), title !== info);
        },
        close: closeHintBox(kind),
      });
    }
  },
});
