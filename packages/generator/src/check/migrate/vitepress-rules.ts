import type { FrontmatterRule } from './findings/frontmatter-findings.ts';

/** Frontmatter of VitePress. */
export const VITEPRESS_FRONTMATTER: readonly FrontmatterRule[] = [
  { key: 'titleTemplate', todo: 'Take it out: titles are always "page | site".' },
  { key: 'isHome', todo: 'Write `pageLayout: home`.' },
  { key: 'markdownStyles', todo: 'Take it out, or use a layout of your own in layouts/.' },
];
