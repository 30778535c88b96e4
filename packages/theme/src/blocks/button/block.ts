import { defineBlock, prepareProps } from 'bifolio/markdown';
import { linkProps } from '../../addresses/link-props.ts';
import { iconProp } from '../../addresses/picture.ts';

/** `<Button href="../intro.md" text="Start" />`: its address is one like those of links. */
export default defineBlock({
  name: 'button',
  tags: [
    {
      names: ['Button', 'VPButton'],
      attributes: ['tag', 'size', 'theme', 'text', 'href', 'target', 'rel', 'icon', 'suffixIcon'],
    },
  ],
  setup(md) {
    prepareProps(md, ['Button', 'VPButton'], (props, tools) =>
      iconProp(iconProp(linkProps(props, tools, { titleProp: 'text' }), 'icon', tools), 'suffixIcon', tools),
    );
  },
});
