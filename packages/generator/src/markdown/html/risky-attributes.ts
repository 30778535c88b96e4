import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { linesOf } from '../links/links.ts';
import { type PageState, pageOf } from '../page-state.ts';
import { documentMembers } from './document-members.ts';

/** A tag with attributes as CommonMark defines them; comments, scripts and style sheets are passed over. */
const tagPattern =
  /<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>|<([a-z][\w-]*)((?:\s+[a-z_:@][\w.:@-]*(?:\s*=\s*(?:[^\s"'=<>`]+|'[^']*'|"[^"]*"))?)+)\s*\/?>/gi;
const attributePattern = /\s+([a-z_:@][\w.:@-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/gi;
/** Found much sooner than a tag is. */
const mayBeRisky = /\s(?:on[a-z]+|style|name|id)\s*=/i;
/** Elements that `document` has by their name: https://html.spec.whatwg.org/#dom-document-nameditem */
const namedByDocument = /^(?:embed|form|iframe|img|object)$/i;

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
  token.content = token.content.replace(tagPattern, (tag, _script, name?: string, attributes?: string) =>
    name && attributes ? checkTag(page, block, { tag, name, attributes }) : tag,
  );
}

interface RawTag {
  tag: string;
  name: string;
  attributes: string;
}

function checkTag(page: PageState, block: Token, { tag, name, attributes }: RawTag): string {
  let checked = tag;
  for (const [written, attribute = '', ...values] of attributes.matchAll(attributePattern)) {
    const value = values.find((one) => one !== undefined) ?? '';
    if (/^on[a-z]+$/i.test(attribute)) reportHandler(page, written.trim(), block);
    if (/^style$/i.test(attribute)) reportStyle(page, written.trim(), block);
    if (/^(?:name|id)$/i.test(attribute) && namedByDocument.test(name) && documentMembers.has(value)) {
      reportName(page, written.trim(), block);
      checked = checked.replace(written, '');
    }
  }
  return checked;
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
    hint: 'Write a class instead, and its rule in a style sheet of the option `styles`.',
  });

const reportName = (page: PageState, tag: string, block: Token) =>
  report(page, block, {
    code: 'shadowing-name',
    tag,
    message: `The attribute ${tag} was left out: scripts of the page would find this element in place of \`document.${tag.replace(/^\w+\s*=\s*["']?|["']$/g, '')}\`.`,
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
