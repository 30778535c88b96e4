import { defineBlock } from 'bifolio/markdown';
import { resolveAddresses } from './resolve-addresses.ts';

/** `<LinkCard href="../intro.md" />`: its address is one like those of links, and a card without title takes its target's. */
export default defineBlock({
  name: 'link-card',
  setup: (md) => resolveAddresses(md, { names: ['LinkCard', 'VPLinkCard'], takesTitle: true }),
});
