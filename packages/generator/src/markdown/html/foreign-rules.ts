import type MarkdownIt from 'markdown-it';

/** Rules of ours, and of plugins that we use, that write HTML of authors or ids into their HTML. */
export const foreignRules = ['html_block', 'html_inline', 'media', 'footnote_ref', 'footnote_open'];

/** Adds the names of the rendering rules that `install` brings or replaces: nobody else knows what their HTML needs. */
export function noteForeignRules(md: MarkdownIt, foreign: Set<string>, install: () => void): void {
  const before = { ...md.renderer.rules };
  install();
  for (const [name, rule] of Object.entries(md.renderer.rules)) if (rule !== before[name]) foreign.add(name);
}
