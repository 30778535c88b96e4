import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';
import type { Heading } from '../../core/contracts/page.ts';
import type { MarkdownOptions } from '../options.ts';
import { type PageState, pageOf } from '../page-state.ts';
import { idText, inlineText } from '../tokens/plain-text.ts';
import { headingIds } from './heading-ids.ts';

const levels = [1, 2, 3, 4, 5, 6] as const;

/** Headings: the first h1 becomes the title, the others get ids, links to themselves and a place in the outline. */
export function headings(md: MarkdownIt, { hoistTitle, anchors, slug }: MarkdownOptions): void {
  md.core.ruler.push('headings', (state) => {
    const page = pageOf(state.env);
    const { isInsert, part } = page.environment;
    if (isInsert) return;
    const title = hoistTitle && !part ? hoistFirstHeading(state, page) : undefined;
    const rest = anchors ? headingsOf(state) : [];
    const all = title ? [title, ...rest] : rest;
    const ids = headingIds(all.map(named), slug, part?.takenIds);
    if (title) page.titleId = ids.shift();
    for (const [index, heading] of rest.entries()) addAnchor(state, page, heading, ids[index] ?? '');
  });
}

interface HeadingTokens {
  open: Token;
  inline: Token;
}

const named = ({ open, inline }: HeadingTokens) => ({
  own: open.attrGet('id'),
  words: idText(inline),
  written: inline.content,
});

const headingsOf = ({ tokens }: StateCore): HeadingTokens[] =>
  tokens.flatMap((open, index) => {
    const inline = tokens[index + 1];
    return open.type === 'heading_open' && inline ? { open, inline } : [];
  });

/** The layout shows the heading, so it leaves the body. One inside a quote or a list is not the page's. */
function hoistFirstHeading({ tokens }: StateCore, page: PageState): HeadingTokens | undefined {
  const start = tokens.findIndex(({ type, tag }) => type === 'heading_open' && tag === 'h1');
  const open = tokens[start];
  const inline = tokens[start + 1];
  if (!open || !inline || open.level !== 0) return undefined;
  page.title = inlineText(inline);
  page.heading = inline;
  tokens.splice(start, 3);
  return { open, inline };
}

function addAnchor(state: StateCore, page: PageState, { open, inline }: HeadingTokens, id: string): void {
  const text = inlineText(inline);
  const wanted = open.attrGet('id');
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
  return outlineLevel(written);
}

/** The level that `outline` names. */
export const outlineLevel = (written: unknown): Heading['outline'] =>
  levels.find((level) => String(level) === written);

function anchorTokens({ Token }: StateCore, id: string): [Token, Token] {
  const open = new Token('anchor_open', 'a', 1);
  open.attrs = [
    ['class', 'header-anchor'],
    ['href', `#${id}`],
  ];
  return [open, new Token('anchor_close', 'a', -1)];
}
