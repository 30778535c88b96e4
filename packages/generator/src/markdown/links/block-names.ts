import type MarkdownIt from 'markdown-it';
import { slugify } from '../headings/slug.ts';

/** At least three characters, one of them a letter: `2 ^10` is arithmetic. */
const name = /(?:^|\s)\^(?=[\d-]*[a-z])([\da-z-]{3,})\s*$/i;

/** Obsidian's names of blocks, which readers never see: `^name` at the end of a paragraph or list item is its id, for `[[Page#^name]]`. */
export function blockNames(md: MarkdownIt): void {
  md.core.ruler.after('inline', 'block_name', ({ tokens }) => {
    for (const [at, { type, children }] of tokens.entries()) {
      const paragraph = tokens[at - 1];
      const last = children?.at(-1);
      if (type !== 'inline' || paragraph?.type !== 'paragraph_open' || last?.type !== 'text') continue;
      const [written, id] = name.exec(last.content) ?? [];
      // The paragraph of a tight list item is not drawn.
      const block = paragraph.hidden ? tokens[at - 2] : paragraph;
      if (!written || !id || !block || block.attrGet('id')) continue;
      block.attrSet('id', slugify(id));
      last.content = last.content.slice(0, -written.length);
    }
  });
}
