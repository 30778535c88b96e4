import type { Token } from 'markdown-it';
import { mergeNeeds } from '../../core/needs/merge-needs.ts';
import type { PageState } from '../page-state.ts';

const moreMark = /^<!--\s*more\s*-->\s*$/;

/** Whether a source may have an excerpt, which lists of pages show beside those of others. */
export const mayHaveExcerpt = (source: string): boolean => /<!--\s*more\s*-->/.test(source);

/**
 * Notes the excerpt when its mark is rendered, `<!-- more -->` outside of everything: `before` is the page so far, and so is what
 * that needs. Headings are left out: in a list of pages they would be out of place.
 */
export function markExcerpt(page: PageState, { type, level, content }: Token, before: string): void {
  if (type !== 'html_block' || level > 0 || page.excerpt || !moreMark.test(content)) return;
  page.excerpt = {
    html: before.replace(/<(h[1-6])\b[\s\S]*?<\/\1>\n?/g, ''),
    islands: [...page.islands],
    styles: [...page.styles],
    needs: mergeNeeds(page.needs),
  };
}
