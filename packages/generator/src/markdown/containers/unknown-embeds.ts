import type MarkdownIt from 'markdown-it';
import { nearest } from '../../core/errors/nearest.ts';
import { hasProtocol } from '../../core/routing/url.ts';
import { type PageState, pageOf } from '../page-state.ts';
import { textToken } from '../tokens/element-tokens.ts';
import { EMBED_LINE, embedNames } from './embed-names.ts';

/**
 * Embeds of unknown names: without this they would be an at sign and a dead link. A mention such as `@[name](https://…)`, or a link that
 * leads somewhere, stays what it is.
 */
export function unknownEmbeds(md: MarkdownIt): void {
  const names = embedNames(md);
  md.block.ruler.before(
    'fence',
    'unknown_embed',
    (state, line, _end, silent) => {
      const start = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
      if (!state.src.startsWith('@[', start) || (state.sCount[line] ?? 0) - state.blkIndent >= 4)
        return false;
      const text = state.src.slice(start, state.eMarks[line]);
      const [, name, info, source = ''] = EMBED_LINE.exec(text) ?? [];
      if (name === undefined || names.includes(name)) return false;
      const page = pageOf(state.env);
      if (!info && !isMeant(page, source.trim(), nearest(name, names))) return false;
      if (hasProtocol(source.trim())) return false;
      if (silent) return true;
      report(page, name, { line: line + 1, names });
      const open = state.push('paragraph_open', 'p', 1);
      open.map = [line, line + 1];
      state.tokens.push(textToken(state.Token, text.trim()));
      state.push('paragraph_close', 'p', -1);
      state.line = line + 1;
      return true;
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  );
}

/** A mention leads to a page, or away. */
function isMeant({ environment }: PageState, source: string, meant: string | undefined): boolean {
  const { isPage, external } = environment.resolveLink(source);
  return meant !== undefined || (!isPage && !external && !source.startsWith('#'));
}

function report(page: PageState, name: string, { line, names }: { line: number; names: readonly string[] }) {
  const meant = nearest(name, names);
  const known = names.length > 0 ? `Use one of: ${names.join(', ')}.` : 'Define one with `defineEmbed`.';
  page.report({
    severity: 'warning',
    code: 'unknown-embed',
    line,
    message: `Unknown embed "${name}"; shown as text.`,
    hint: `${meant ? `Did you mean "${meant}"?` : known} Check that the syntax is on in \`markdown\`.`,
  });
}
