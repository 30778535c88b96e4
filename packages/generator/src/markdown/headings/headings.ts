import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';
import type { Heading } from '../../core/contracts/page.ts';
import type { MarkdownOptions } from '../options.ts';
import { type PageState, pageOf } from '../page-state.ts';
import { idText, inlineText } from '../tokens/plain-text.ts';
import { createIds, slugify } from './slug.ts';

const levels = [1, 2, 3, 4, 5, 6] as const;

/** Headings: the first h1 becomes the title, the others get ids, links to themselves and a place in the outline. */
export function headings(md: MarkdownIt, { hoistTitle, anchors }: MarkdownOptions): void {
  md.core.ruler.push('headings', (state) => {
    const page = pageOf(state.env);
    const { isInsert, part } = page.environment;
    if (isInsert) return;
    const unique = createIds(part?.takenIds);
    if (hoistTitle && !part) hoistFirstHeading(state, page, unique);
    if (!anchors) return;
    state.tokens.forEach((token, index) => {
      const inline = state.tokens[index + 1];
      if (token.type === 'heading_open' && inline) addAnchor(state, page, token, inline, unique);
    });
  });
}

/** The layout shows the heading, so it leaves the body. One inside a quote or a list is not the page's. */
function hoistFirstHeading({ tokens }: StateCore, page: PageState, unique: (id: string) => string): void {
  const start = tokens.findIndex(({ type, tag }) => type === 'heading_open' && tag === 'h1');
  const inline = tokens[start + 1];
  if (start === -1 || !inline || tokens[start]?.level !== 0) return;
  page.title = inlineText(inline);
  page.titleId = unique(tokens[start]?.attrGet('id') || slugify(idText(inline)));
  page.heading = inline;
  tokens.splice(start, 3);
}

function addAnchor(
  state: StateCore,
  page: PageState,
  open: Token,
  inline: Token,
  unique: (id: string) => string,
): void {
  const text = inlineText(inline);
  const wanted = open.attrGet('id');
  const id = unique(wanted || slugify(idText(inline)));
  if (wanted && wanted !== id) {
    page.report({
      severity: 'warning',
      code: 'duplicate-id',
      line: (open.map?.[0] ?? 0) + 1,
      message: `The id "${wanted}" is used twice on this page; this heading got "${id}".`,
      hint: 'Give the heading another id in its braces.',
    });
  }
  open.attrSet('id', id);
  open.attrSet('tabindex', '-1');
  const outline = takeOutline(open);
  page.headings.push({
    level: Number(open.tag.slice(1)) as Heading['level'],
    id,
    text,
    ...(outline && { outline }),
  });
  const children = inline.children ?? [];
  const [before, after] = anchorTokens(state, id);
  // A link may not stand inside a link: such a heading gets its anchor after the text, named by the heading.
  const wraps =
    children.length > 0 && children.every(({ type }) => !/^(?:link|html|component|footnote)/.test(type));
  if (!wraps) before.attrSet('aria-labelledby', id);
  inline.children = wraps ? [before, ...children, after] : [...children, before, after];
}

/** `{outline=5}`, which is no attribute of HTML, or `{data-outline=5}`. */
function takeOutline(open: Token): Heading['outline'] {
  const written = open.attrGet('outline') ?? open.attrGet('data-outline');
  open.attrs = (open.attrs ?? []).filter(([name]) => name !== 'outline');
  return levels.find((level) => String(level) === written);
}

function anchorTokens({ Token }: StateCore, id: string): [Token, Token] {
  const open = new Token('anchor_open', 'a', 1);
  open.attrs = [
    ['class', 'header-anchor'],
    ['href', `#${id}`],
  ];
  return [open, new Token('anchor_close', 'a', -1)];
}
