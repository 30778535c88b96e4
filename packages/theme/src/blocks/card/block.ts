import {
  componentTokens,
  defineBlock,
  defineNestedContainer,
  inlineToken,
  prepareProps,
  slotTokens,
} from 'bifolio/markdown';
import { iconProp } from '../../addresses/picture.ts';

/** `::: card title="T" icon="🌱"`: a box. The title may hold inline Markdown. */
export default defineBlock({
  name: 'card',
  tags: [{ names: ['Card', 'VPCard'], attributes: { title: 'content', icon: 'any' } }],
  setup(md) {
    prepareProps(md, ['Card', 'VPCard'], (props, tools) => iconProp(props, 'icon', tools));
    defineNestedContainer(
      md,
      'card',
      ({ Token, attributes, body, map }) => {
        const { title, icon } = attributes;
        const props = { ...(title && { title: { $slot: 'title' } }), icon };
        const [open, close] = componentTokens(Token, { name: 'Card', props }, map);
        const [slotOpen, slotClose] = slotTokens(Token, { name: 'title' });
        return [
          open,
          ...(title ? [slotOpen, inlineToken(Token, title, map), slotClose] : []),
          ...body,
          close,
        ];
      },
      { attributes: { title: 'text', icon: 'text' } },
    );
  },
});
