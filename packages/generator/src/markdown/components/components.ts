import type MarkdownIt from 'markdown-it';
import { pageOf } from '../page-state.ts';
import { componentBlockRule } from './component-block.ts';
import { matchComponents, splitHtmlBlocks } from './component-matching.ts';
import { componentSlot } from './component-slot.ts';
import { parseComponentTag } from './component-tag.ts';

const lessThan = 0x3c;

/** Capitalised tags in Markdown: alone on their lines they are blocks, also below text if they hold an empty line; elsewhere part of the text. */
export function components(md: MarkdownIt): void {
  md.block.ruler.before('html_block', 'component', componentBlockRule, {
    alt: ['paragraph', 'blockquote', 'list'],
  });
  md.block.ruler.before('component', 'component_slot', componentSlot, { alt: ['paragraph'] });
  md.inline.ruler.before('html_inline', 'component', (state, silent) => {
    if (state.src.charCodeAt(state.pos) !== lessThan) return false;
    const page = pageOf(state.env);
    const tag = parseComponentTag(state.src, state.pos, state.posMax, page.spend);
    if (!tag) return false;
    if (!silent) {
      // Which tags belong together is known when the whole line is; see `matchComponents`.
      const token = state.push('component_tag', '', 0);
      token.content = state.src.slice(state.pos, tag.end);
      token.meta = tag;
    }
    state.pos = tag.end;
    return true;
  });
  md.core.ruler.after('block', 'component_html', splitHtmlBlocks);
  md.core.ruler.after('inline', 'component_match', matchComponents);
}
