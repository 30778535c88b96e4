import { defineBlock, prepareProps } from 'bifolio/markdown';
import { linkProps } from '../../addresses/link-props.ts';
import { iconProp } from '../../addresses/picture.ts';

/** `<Button href="../intro.md" text="Start" />`: its address is one like those of links. */
export default defineBlock({
  name: 'button',
  tags: [
    {
      names: ['Button', 'VPButton'],
      attributes: {
        tag: ['a', 'button', 'span', 'div'],
        size: ['medium', 'big'],
        theme: ['brand', 'alt', 'sponsor'],
        text: 'content',
        href: 'text',
        target: 'text',
        rel: 'text',
        icon: 'any',
        suffixIcon: 'any',
      },
    },
  ],
  setup(md) {
    prepareProps(md, ['Button', 'VPButton'], (props, tools) =>
      iconProp(iconProp(linkProps(props, tools, { titleProp: 'text' }), 'icon', tools), 'suffixIcon', tools),
    );
  },
});
