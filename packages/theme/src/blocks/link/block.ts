import { defineBlock, prepareProps } from 'bifolio/markdown';
import { linkProps } from '../../addresses/link-props.ts';

/** `<Link href="../intro.md" />`: its address is one like those of links, and without text it takes its target's title. */
export default defineBlock({
  name: 'link',
  tags: [
    {
      names: ['Link', 'VPLink'],
      attributes: {
        href: 'text',
        text: 'content',
        tag: ['a', 'button', 'span', 'div'],
        noIcon: 'switch',
        target: 'text',
        rel: 'text',
      },
    },
  ],
  setup(md) {
    prepareProps(md, ['Link', 'VPLink'], (props, tools) => linkProps(props, tools, { titleProp: 'text' }));
  },
});
