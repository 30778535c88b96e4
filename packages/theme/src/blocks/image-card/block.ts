import { defineBlock, prepareProps } from 'bifolio/markdown';
import { linkProps } from '../../addresses/link-props.ts';
import { pictureProp } from '../../addresses/picture.ts';

/** `<ImageCard image="./a.png" href="../intro.md" />`: image and address are like those of Markdown. */
export default defineBlock({
  name: 'image-card',
  tags: [
    {
      names: ['ImageCard', 'VPImageCard'],
      attributes: {
        image: 'any',
        title: 'content',
        description: 'content',
        href: 'text',
        author: 'content',
        date: 'text',
        width: 'length',
        center: 'switch',
        target: 'text',
        rel: 'text',
      },
    },
  ],
  setup(md) {
    prepareProps(md, ['ImageCard', 'VPImageCard'], (props, tools) => {
      if (!props.image)
        tools.report({
          code: 'image-card-image',
          message: '<ImageCard> has no image.',
          hint: 'Write image="./image.png".',
        });
      return pictureProp(linkProps(props, tools), 'image', tools);
    });
  },
});
