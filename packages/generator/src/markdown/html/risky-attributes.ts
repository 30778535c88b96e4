import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { linesOf } from '../links/links.ts';
import { type PageState, pageOf } from '../page-state.ts';
import { documentMembers } from './document-members.ts';
import { isClosed, type OpenTag, openTagHtml, openTags, type TagAttribute } from './open-tags.ts';

/** Found much sooner than a tag is. */
const mayBeRisky = /\b(?:on[a-z]+|style|name|id)\s*=/i;
/** Elements that `document` has by their name: https://html.spec.whatwg.org/#dom-document-nameditem */
const namedByDocument = /^(?:embed|form|iframe|img|object)$/;

/**
 * Attributes in an author's HTML that do not what they are meant for, or more: handlers, which the security policy blocks;
 * styles, which loosen it; names that would take the place of what scripts look up, and are left out.
 */
export function riskyAttributes(md: MarkdownIt): void {
  md.core.ruler.push('risky_attributes', (state) => {
    const page = pageOf(state.env);
    for (const token of state.tokens) {
      check(page, token, token);
      for (const child of token.children ?? []) check(page, child, token);
    }
  });
}

function check(page: PageState, token: Token, block: Token): void {
  if (token.attrGet('style') !== null) reportStyle(page, 'style=', block);
  if (token.type !== 'html_block' && token.type !== 'html_inline') return;
  if (!mayBeRisky.test(token.content)) return;
  for (const tag of openTags(token.content).reverse()) {
    const kept = tag.attributes.filter((attribute) => checkAttribute(page, block, tag, attribute));
    if (kept.length === tag.attributes.length) continue;
    const { content } = token;
    // Written anew: what stands around a gap might become a name again.
    const safe = openTagHtml(
      tag.name,
      kept.map(({ name, value }) => [name, value]),
      isClosed(tag),
    );
    token.content = content.slice(0, tag.start) + safe + content.slice(tag.start + tag.text.length);
  }
}

/** Reports an attribute if need be. Whether it may stay. */
function checkAttribute(
  page: PageState,
  block: Token,
  tag: OpenTag,
  { name, value, text }: TagAttribute,
): boolean {
  if (/^on[a-z]+$/.test(name)) reportHandler(page, text, block);
  if (name === 'style') reportStyle(page, text, block);
  const isShadow = /^(?:name|id)$/.test(name) && namedByDocument.test(tag.name) && documentMembers.has(value);
  if (isShadow) reportName(page, text, value, block);
  return !isShadow;
}

const reportHandler = (page: PageState, tag: string, block: Token) =>
  report(page, block, {
    code: 'event-attribute',
    tag,
    message: `The attribute ${tag} does nothing: the security policy of the site blocks it.`,
    hint: "Write a component that begins with 'use client', or a script of its own: <script>…</script>.",
  });

const reportStyle = (page: PageState, tag: string, block: Token) =>
  report(page, block, {
    code: 'inline-style',
    tag,
    message:
      'This style attribute loosens the security policy of the site, which has to allow it by its hash.',
    hint: 'Write a class instead, and its rule in a stylesheet of the option `styles`.',
  });

const reportName = (page: PageState, tag: string, name: string, block: Token) =>
  report(page, block, {
    code: 'shadowing-name',
    tag,
    message: `The attribute ${tag} was left out: scripts of the page would find this element in place of \`document.${name}\`.`,
    hint: 'Choose another name.',
  });

function report(
  page: PageState,
  block: Token,
  problem: { code: string; tag: string; message: string; hint: string },
): void {
  const [from, to] = linesOf(block);
  page.reportTag({ ...problem, from, to });
}
