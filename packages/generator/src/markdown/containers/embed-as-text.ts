import type MarkdownIt from 'markdown-it';
import { nearest } from '../../core/errors/nearest.ts';
import { hasProtocol } from '../../core/routing/url.ts';
import { type PageState, pageOf } from '../page-state.ts';
import { textToken } from '../tokens/element-tokens.ts';
import { EMBED_LINE, embedNames } from './embed-names.ts';

/**
 * Embeds of unknown names become paragraphs of text: without this they would be an at sign and a dead link. A mention such as
 * `@[name](https://…)`, or a link that leads somewhere, stays what it is.
 */
export function embedAsText(md: MarkdownIt): void {
  const names = embedNames(md);
  md.block.ruler.before(
    'fence',
    'unknown_embed',
    (state, line, _end, silent) => {
      const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
      if (!state.src.startsWith('@[', start) || (state.sCount[line] ?? 0) - state.blkIndent >= 4)
        return false;
      const text = state.src.slice(start, state.eMarks[line]);
      const name = unknownName(text, names, pageOf(state.env));
      if (name === undefined) return false;
      if (silent) return true;
      const open = state.push('paragraph_open', 'p', 1);
      Object.assign(open, { map: [line, line + 1], meta: { unknownEmbed: name } });
      state.tokens.push(textToken(state.Token, text.trim()));
      state.push('paragraph_close', 'p', -1);
      state.line = line + 1;
      return true;
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  );
}

function unknownName(text: string, names: readonly string[], page: PageState): string | undefined {
  const [, name, info, source = ''] = EMBED_LINE.exec(text) ?? [];
  if (name === undefined || names.includes(name) || hasProtocol(source.trim())) return undefined;
  return info || isMeant(page, source.trim(), nearest(name, names)) ? name : undefined;
}

/** A mention leads to a page, or away. */
function isMeant({ environment }: PageState, source: string, meant: string | undefined): boolean {
  const { isPage, external } = environment.resolveLink(source);
  return meant !== undefined || (!isPage && !external && !source.startsWith('#'));
}
