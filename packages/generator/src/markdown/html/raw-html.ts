import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { mayBePage } from '../../core/routing/url.ts';
import { leadsOutside, linesOf, resolvePageLink } from '../links/links.ts';
import type { MarkdownOptions } from '../options.ts';
import { type PageState, pageOf } from '../page-state.ts';
import { isClosed, type OpenTag, openTagHtml, openTags } from './open-tags.ts';
import { noteFiles } from './raw-files.ts';
import { closeEmptyElements } from './self-closing.ts';

/** Elements with an address. */
const withAddress = /^(?:a|img|video|audio|source|track|iframe|use)$/;

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
  if (!/<(?:a|ima?ge?|video|audio|source|track|iframe|use)[\s/]/i.test(content)) return;
  const lines = linesOf(block);
  const pieces: Piece[] = [];
  let last = 0;
  for (const tag of openTags(content)) {
    if (!withAddress.test(tag.name)) continue;
    pieces.push(content.slice(last, tag.start), linkOrFiles(page, tag, lines, lazyload));
    last = tag.start + tag.text.length;
  }
  token.meta = { ...token.meta, pieces: [...pieces, content.slice(last)] };
}

function linkOrFiles(page: PageState, tag: OpenTag, lines: [number, number], lazyload: boolean): Piece {
  const { name } = tag;
  const attributes = new Map(tag.attributes.map((one) => [one.name, one.value]));
  if (name === 'a') return link(page, tag, attributes, lines);
  if (name === 'iframe' && mayBePage(attributes.get('src') ?? ''))
    return frame(page, name, attributes, lines);
  const settle = noteFiles(page, { name, attributes, lines }, lazyload);
  if (settle.length === 0) return tag.text;
  return () => {
    for (const one of settle) one();
    return openTagHtml(name, attributes, isClosed(tag));
  };
}

function link(
  page: PageState,
  { name, text }: OpenTag,
  attributes: Map<string, string>,
  [from, to]: [number, number],
): string {
  const address = attributes.get('href');
  if (address === undefined) return text;
  const link = resolvePageLink(page, address, from, to, false);
  const external = leadsOutside(link, attributes.get('target') ?? null);
  if (link.href === address && !external) return text;
  attributes.set('href', link.href);
  if (external) {
    if (!attributes.has('target')) attributes.set('target', '_blank');
    if (!attributes.has('rel')) attributes.set('rel', 'noopener noreferrer');
    const classes = attributes.get('class') ?? '';
    if (!classes.split(' ').includes('no-icon')) attributes.set('class', `${classes} external`.trim());
  }
  return openTagHtml(name, attributes, false);
}

/** A frame with a page of the site. */
function frame(
  page: PageState,
  name: string,
  attributes: Map<string, string>,
  [from, to]: [number, number],
): string {
  const { href } = resolvePageLink(page, attributes.get('src') ?? '', from, to, false);
  return openTagHtml(name, new Map(attributes).set('src', href), false);
}
