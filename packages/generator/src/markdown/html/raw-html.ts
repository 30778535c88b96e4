import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { decodeAttribute, escapeHtml } from '../../html/escape-html.ts';
import { mayBePage } from '../../routing/url.ts';
import { isExternal, linesOf, resolvePageLink } from '../links/links.ts';
import type { MarkdownOptions } from '../options.ts';
import { type PageState, pageOf } from '../page-state.ts';
import { noteFiles } from './raw-files.ts';
import { closeEmptyElements } from './self-closing.ts';

// An opening tag with an address, with attributes as CommonMark defines them; comments and scripts are passed over first.
const tagPattern =
  /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>|<(a|img|video|audio|source|track|iframe|use)((?:\s+[a-z_:@][\w.:@-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)*)\s*\/?>/gi;
const attributePattern = /([a-z_:@][\w.:@-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/gi;

/** Links, images, film, sound and frames that authors write as HTML are treated as those of Markdown. */
export function rawHtml(md: MarkdownIt, { image: { lazyload } }: MarkdownOptions): void {
  md.core.ruler.push('raw_html', (state) => {
    const page = pageOf(state.env);
    for (const token of state.tokens) {
      if (token.type === 'html_block') prepare(page, token, token, lazyload);
      for (const child of token.children ?? [])
        if (child.type === 'html_inline') prepare(page, child, token, lazyload);
    }
  });
  for (const type of ['html_block', 'html_inline']) {
    md.renderer.rules[type] = (tokens, index) => {
      const pieces: readonly Piece[] | undefined = tokens[index]?.meta?.pieces;
      return (
        pieces?.map((piece) => (typeof piece === 'string' ? piece : piece())).join('') ??
        tokens[index]?.content ??
        ''
      );
    };
  }
}

/** Text, or a tag that is known only once images are resolved. */
type Piece = string | (() => string);

function prepare(page: PageState, token: Token, block: Token, lazyload: boolean): void {
  token.content = closeEmptyElements(token.content);
  const { content } = token;
  if (!/<(?:a|img|video|audio|source|track|iframe|use)\s/i.test(content)) return;
  const lines = linesOf(block);
  const pieces: Piece[] = [];
  let last = 0;
  for (const match of content.matchAll(tagPattern)) {
    if (!match[2]) continue;
    pieces.push(
      content.slice(last, match.index),
      linkOrFiles(page, match[2], match[3] ?? '', lines, lazyload, match[0]),
    );
    last = match.index + match[0].length;
  }
  token.meta = { ...token.meta, pieces: [...pieces, content.slice(last)] };
}

function linkOrFiles(
  page: PageState,
  name: string,
  text: string,
  lines: [number, number],
  lazyload: boolean,
  whole: string,
): Piece {
  const attributes = parseAttributes(text);
  const tag = name.toLowerCase();
  if (tag === 'a') return link(page, name, attributes, lines, whole);
  if (tag === 'iframe' && mayBePage(attributes.get('src') ?? '')) return frame(page, name, attributes, lines);
  const settle = noteFiles(page, { name, attributes, lines }, lazyload);
  if (settle.length === 0) return whole;
  return () => {
    for (const one of settle) one();
    return rawTag(name, attributes, whole.endsWith('/>'));
  };
}

function link(
  page: PageState,
  name: string,
  attributes: Map<string, string>,
  [from, to]: [number, number],
  whole: string,
): string {
  const address = attributes.get('href');
  if (address === undefined) return whole;
  const link = resolvePageLink(page, address, from, to, false);
  const external = isExternal(link, attributes.get('target') ?? null);
  if (link.href === address && !external) return whole;
  attributes.set('href', link.href);
  if (external) {
    if (!attributes.has('target')) attributes.set('target', '_blank');
    if (!attributes.has('rel')) attributes.set('rel', 'noopener noreferrer');
    const classes = attributes.get('class') ?? '';
    if (!classes.split(' ').includes('no-icon')) attributes.set('class', `${classes} external`.trim());
  }
  return rawTag(name, attributes, false);
}

/** A frame with a page of the site. */
function frame(
  page: PageState,
  name: string,
  attributes: Map<string, string>,
  [from, to]: [number, number],
): string {
  const { href } = resolvePageLink(page, attributes.get('src') ?? '', from, to, false);
  return rawTag(name, new Map(attributes).set('src', href), false);
}

function parseAttributes(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(attributePattern)].map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decodeAttribute(double ?? single ?? bare ?? ''),
    ]),
  );
}

function rawTag(name: string, attributes: ReadonlyMap<string, string>, closed: boolean): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${escapeHtml(value)}"`).join('');
  return `<${name}${written}${closed ? ' /' : ''}>`;
}
