import { defineBlock, prepareProps } from 'bifolio/markdown';
import { linkProps } from '../../addresses/link-props.ts';
import { pictureProp } from '../../addresses/picture.ts';
import { attributes } from './attributes.ts';
import { readItems } from './items.ts';

/** `<Swiper :items="['./a.png', './b.png']" />`: its pictures and links are like those of Markdown. */
export default defineBlock({
  name: 'swiper',
  tags: [
    {
      names: ['Swiper'],
      attributes: {
        items: 'any',
        width: 'length',
        height: 'length',
        label: 'text',
        ...attributes,
        creativeEffect: 'any',
      },
    },
  ],
  setup(md) {
    prepareProps(md, ['Swiper'], (props, tools) => {
      const items = readItems(props.items);
      if (items.length === 0)
        tools.report({
          code: 'swiper-items',
          message: '<Swiper> has no images, so it is omitted.',
          hint: `Write :items="['./first.png', './second.png']".`,
        });
      return {
        ...props,
        items: items.map((item) => pictureProp(linkProps({ ...item }, tools), 'link', tools)),
      };
    });
  },
});
