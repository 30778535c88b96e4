import { defineBlock, prepareProps } from 'bifolio/markdown';
import { linkProps } from '../../addresses/link-props.ts';
import { iconProp } from '../../addresses/picture.ts';

/** `<LinkCard href="../intro.md" />`: its address is one like those of links, and a card without title takes its target's. */
export default defineBlock({
  name: 'link-card',
  tags: [
    {
      names: ['LinkCard', 'VPLinkCard'],
      attributes: {
        href: 'text',
        title: 'content',
        icon: 'any',
        description: 'content',
        target: 'text',
        rel: 'text',
      },
    },
  ],
  setup(md) {
    prepareProps(md, ['LinkCard', 'VPLinkCard'], (props, tools) => {
      if (!props.href)
        tools.report({
          code: 'link-card-href',
          message: "<LinkCard> has no href, so it doesn't link to anything.",
          hint: 'Write href="./page.md", or use <Card> for a card without a link.',
        });
      return iconProp(linkProps(props, tools, { titleProp: 'title' }), 'icon', tools);
    });
  },
});
