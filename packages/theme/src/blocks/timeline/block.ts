import {
  defineBlock,
  defineNestedContainer,
  elementTokens,
  isOn,
  replaceLists,
  textOf,
} from 'bifolio/markdown';
import { drawItem } from './draw-item.ts';

const placements = ['left', 'right', 'between'];
const lines = ['solid', 'dashed', 'dotted'];

/** `::: timeline horizontal card placement="between" line="dashed"` around a list of events. */
export default defineBlock({
  name: 'timeline',
  setup(md) {
    defineNestedContainer(md, 'timeline', ({ Token, attributes, body, context }) => {
      context.style('timeline');
      const placement = placements.find((one) => one === textOf(attributes.placement)) ?? 'left';
      const [open, close] = elementTokens(Token, 'ol', {
        class: 'block-timeline',
        'data-horizontal': isOn(attributes.horizontal),
        'data-placement': placement,
        'data-line': lines.find((one) => one === textOf(attributes.line)) ?? 'solid',
        tabindex: isOn(attributes.horizontal) ? '0' : undefined,
      });
      return replaceLists(body, (items) => [
        open,
        ...items.flatMap((item, index) =>
          drawItem(item, {
            Token,
            card: isOn(attributes.card),
            side: placement === 'between' ? (index % 2 === 0 ? 'left' : 'right') : undefined,
          }),
        ),
        close,
      ]);
    });
  },
});
