import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';
import type { ResolvedLink } from '../../core/contracts/markdown.ts';
import { decodeAddress } from '../../core/routing/decode-address.ts';
import { type PageState, pageOf } from '../page-state.ts';

/** Links: addresses become routes, an empty text takes the target's title, and links that leave the site say so. */
export function links(md: MarkdownIt): void {
  md.core.ruler.push('links', (state) => {
    const page = pageOf(state.env);
    for (const inline of state.tokens) {
      if (inline.type !== 'inline' || !inline.children) continue;
      for (let index = 0; index < inline.children.length; index++) {
        const token = inline.children[index];
        if (token?.type === 'link_open') resolve(state, page, inline, index, token);
      }
    }
  });
}

function resolve(state: StateCore, page: PageState, inline: Token, index: number, token: Token): void {
  // As the author wrote it: markdown-it has percent-encoded it already.
  const written = decodeAddress(token.attrGet('href') ?? '');
  const next = inline.children?.[index + 1];
  const isEmpty = next?.type === 'link_close';
  const [from, to] = linesOf(inline);
  const link = resolvePageLink(page, written, from, to, isEmpty);
  if (written === '') page.reportTag({ ...emptyLink(inline, index), from, to });
  if (LOCAL.test(written) && next?.content !== written)
    page.reportTag({ ...localLink(written), tag: written, from, to });
  if (link.href !== written) token.attrSet('href', state.md.normalizeLink(link.href));
  if (leadsOutside(link, token.attrGet('target'))) markExternal(token);
  if (!isEmpty || !next) return;
  const text = new state.Token('text', '', 0);
  text.content = link.title ?? link.href;
  inline.children?.splice(index + 1, 0, text);
}

/** Told where its text is, unless other syntax is in there. */
function emptyLink({ children }: Token, index: number) {
  const [text, close] = children?.slice(index + 1, index + 3) ?? [];
  const isPlain = text?.type === 'text' && close?.type === 'link_close';
  const words = isPlain ? text.content : '…';
  return {
    code: 'empty-address',
    message: `The link "[${words}]()" has no URL.`,
    hint: `Write a page or a URL between the parentheses: [${words}](./page.md)`,
    tag: isPlain ? `[${words}](` : ']()',
  };
}

/** The reader's own computer. Where a text shows the address itself, it is what to type. */
const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?=[:/?#]|$)/i;

const localLink = (href: string) => ({
  code: 'local-link',
  message: `The link "${href}" opens on the computer of each reader.`,
  hint: `Link to the page: "${href.replace(/^https?:\/\/[^/]*/i, '') || '/'}".`,
});

/** Ask the site where an address leads, and note it for the reports. Lines count from 1 in the parsed text. */
export function resolvePageLink(
  page: PageState,
  written: string,
  from: number,
  to: number,
  wantsTitle: boolean,
): ResolvedLink {
  const href = page.source.rebase(written, from, 'link');
  const link = page.environment.resolveLink(href);
  const { file, ...position } = page.source.find(written, from, to);
  page.links.push({
    href,
    ...(href !== written && { written }),
    resolved: link.href,
    ...(wantsTitle && link.title !== undefined && { title: link.title }),
    ...(file !== page.environment.file && { file }),
    ...position,
  });
  if (link.problem) page.problems.push({ severity: 'error', ...link.problem, file, ...position });
  return link;
}

/**
 * Where an address in a block leads, for the reports too: `env` and `map` as the block's rule has them. Undefined for
 * addresses that would run script.
 */
export function resolveAddress(
  md: MarkdownIt,
  env: unknown,
  href: string,
  { map, wantsTitle }: { map: [number, number] | null; wantsTitle: boolean },
): ResolvedLink | undefined {
  if (!md.validateLink(href)) return undefined;
  const [from, to] = linesOf({ map });
  return resolvePageLink(pageOf(env), href, from, to, wantsTitle);
}

const opensElsewhere = /^(?:mailto|tel|sms):/i;

/** Whether a link leaves the site: by its address, or by its target. Mail and telephone open no page. */
export function leadsOutside({ href, external }: ResolvedLink, target: string | null): boolean {
  return (external || target === '_blank') && !opensElsewhere.test(href);
}

function markExternal(token: Token): void {
  token.attrSet('target', token.attrGet('target') ?? '_blank');
  token.attrSet('rel', token.attrGet('rel') ?? 'noopener noreferrer');
  const classes = (token.attrGet('class') ?? '').split(' ');
  if (!classes.includes('no-icon')) token.attrJoin('class', 'external');
}

/** Lines of a block token, counted from 1. */
export function linesOf({ map }: Pick<Token, 'map'>): [from: number, to: number] {
  return map ? [map[0] + 1, Math.max(map[1], map[0] + 1)] : [1, 1];
}
