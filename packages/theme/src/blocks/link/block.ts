import { defineBlock, prepareProps } from 'bifolio/markdown';
import { linkProps } from '../../addresses/link-props.ts';

/** `<Link href="../intro.md" />`: its address is one like those of links, and without text it takes its target's title. */
export default defineBlock({
  name: 'link',
  setup(md) {
    prepareProps(md, ['Link', 'VPLink'], (props, tools) => linkProps(props, tools, { titleProp: 'text' }));
  },
});
