import { defineBlock } from 'bifolio/markdown';
import { resolveAddresses } from '../link-card/resolve-addresses.ts';

/** `<ImageCard image="/a.png" href="../intro.md" />`: its address is one like those of links. */
export default defineBlock({
  name: 'image-card',
  setup: (md) => resolveAddresses(md, { names: ['ImageCard', 'VPImageCard'], takesTitle: false }),
});
