import { closeHintBox, defineBlock, defineContainer, hintKinds, openHintBox } from 'bifolio/markdown';

/** Boxes that step out of the text: `::: tip Title`, and `details`, which folds. GitHub's alerts draw the same boxes. */
export default defineBlock({
  name: 'hint',
  setup(md) {
    for (const kind of hintKinds) {
      defineContainer(md, kind, {
        open(title, context) {
          context.style('hint');
          return openHintBox(kind, context.lang, title && context.renderInline(title));
        },
        close: closeHintBox(kind),
      });
    }
  },
});
