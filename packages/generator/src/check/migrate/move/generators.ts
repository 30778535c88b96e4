import { docusaurus } from './docusaurus/docusaurus.ts';
import { fumadocs } from './fumadocs/fumadocs.ts';
import { gitbookSite } from './gitbook/gitbook.ts';
import { hexoSite } from './hexo/hexo.ts';
import { hugo } from './hugo/hugo.ts';
import { jekyll } from './jekyll/jekyll.ts';
import { mdbook } from './mdbook/mdbook.ts';
import { mintlify } from './mintlify/mintlify.ts';
import { mkdocs } from './mkdocs/mkdocs.ts';
import { nextra } from './nextra/nextra.ts';
import type { Generator } from './old-site.ts';
import { starlight } from './starlight/starlight.ts';
import { vitepress } from './vitepress/vitepress.ts';
import { vuepress } from './vuepress/vuepress.ts';

/** The generators that sites can be moved from, in the order in which they are looked for. */
export const generators: readonly Generator[] = [
  docusaurus,
  mdbook,
  mkdocs,
  fumadocs,
  nextra,
  starlight,
  mintlify,
  vitepress,
  vuepress,
  hugo,
  hexoSite,
  jekyll,
  gitbookSite,
];
