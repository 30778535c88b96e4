import { type AnyNode, type ChildNode, Element, isTag, isText } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { isElement } from '../../markdown/html/html-elements.ts';
import { withoutThemeParts } from './theme-parts.ts';

/** Where generators put the text of a page: a tag or an attribute and a part of its value, the most telling first. */
const PLACES: readonly ((element: Element) => boolean)[] = [
  ...[
    'vp-home-custom',
    'theme-doc-markdown',
    'md-content__inner',
    'sl-markdown-content',
    'vp-doc',
    'theme-hope-content',
  ],
  ...[
    'theme-default-content',
    'td-content',
    'nextra-content',
    'prose',
    'post-body',
    'post-content',
    'article-entry',
  ],
].map((name) => (element: Element) => hasClass(element, name));
const GENERAL: readonly ((element: Element) => boolean)[] = [
  ({ attribs }) => attribs.itemprop === 'articleBody',
  ({ name }) => name === 'article',
  ({ name }) => name === 'main',
  ({ attribs }) => attribs.role === 'main',
  ({ attribs }) => attribs.id === 'content',
  ({ name }) => name === 'body',
];

/** What themes put into the text that no author wrote: links of headings, tables of contents, labels of code, buttons. */
const CHROME = new Set([
  ...['md-content__button', 'md-source-file', 'md-tags', 'md-annotation'],
  ...[
    'theme-doc-footer',
    'theme-doc-breadcrumbs',
    'theme-doc-toc-mobile',
    'theme-doc-version-badge',
    'breadcrumbs',
  ],
  ...['vp-toc', 'vpi-copy', 'vp-contributor', 'vp-contributors', 'vp-changelog-header', 'vp-changelog-list'],
  ...['vp-doc-copyright', 'img-wrapper', 'embed'],
  ...['linenos', 'linenodiv', 'line-numbers', 'line-numbers-wrapper'],
  ...[
    'sr-only',
    'nx-sr-only',
    'x:sr-only',
    'visually-hidden',
    'nextra-breadcrumb',
    'print:nx-hidden',
    'x:print:hidden',
  ],
  // mdBook.
  ...['buttons', 'boring', 'nav-wrapper'],
  // Types that twoslash shows in code.
  ...['twoslash-popup-container', 'twoslash-floating'],
  // Ours.
  ...['code-fold', 'code-pad', 'code-answer', 'block-demo-note'],
]);
/** Headings over who wrote a page, and when, of VuePress. */
const HISTORY = new Set(['doc-contributors', 'doc-changelog']);
/** Links of headings: signs alone, or the heading itself. */
const ANCHORS = new Set([
  ...['headerlink', 'hash-link', 'header-anchor', 'sl-anchor-link', 'anchorjs-link', 'heading-anchor'],
]);
const SILENT = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'nav',
  'footer',
  'button',
  'svg',
  'head',
  'form',
  'select',
]);

/** The element with the text of a page of any generator; `undefined` for a page that only leads on, or has none. */
export function mainContent(html: string): Element | undefined {
  const { children } = parseDocument(html);
  if (isRedirect(children)) return undefined;
  const elements = DomUtils.filter(isTag, children) as Element[];
  for (const fits of [...PLACES, ...GENERAL]) {
    const found = elements.find(fits);
    if (found) return withoutThemeParts(found, elements);
  }
  return undefined;
}

/** The text of a page of ours, whatever classes the HTML in it has. */
export const wholeText = (html: string): Element =>
  new Element('main', {}, parseDocument(html).children as ChildNode[]);

const isRedirect = (nodes: AnyNode[]): boolean =>
  DomUtils.existsOne(
    (node) => isTag(node) && node.name === 'meta' && /^refresh$/i.test(node.attribs['http-equiv'] ?? ''),
    nodes,
  );

/** Whether an element is part of the theme. */
export function isChrome(element: Element): boolean {
  const { name, attribs } = element;
  if (attribs.role === 'tab' || attribs.role === 'tabpanel') return false;
  if (
    SILENT.has(name) ||
    HISTORY.has(attribs.id ?? '') ||
    isSelectLabel(element) ||
    attribs['aria-hidden'] === 'true' ||
    attribs.hidden !== undefined
  )
    return true;
  const classes = (attribs.class ?? '').split(/\s+/);
  if (classes.some((one) => ANCHORS.has(one)))
    return !/[\p{L}\p{N}]/u.test(element.children.map(writtenText).join(''));
  return classes.some((one) => CHROME.has(one) || /^tableOfContents/.test(one)) || isLanguage(element);
}

/** The label of a choice, such as that of languages; labels of tabs are titles. */
const isSelectLabel = ({ name, next }: Element): boolean => {
  if (name !== 'label') return false;
  const after = next && isText(next) ? next.next : next;
  return Boolean(after && isTag(after) && after.name === 'select');
};

/** The name of the language over a code block. */
const isLanguage = (element: Element): boolean =>
  hasClass(element, 'lang') &&
  element.parent !== null &&
  isTag(element.parent) &&
  (element.parent.attribs.class ?? '').includes('language-');

export const hasClass = ({ attribs }: Element, name: string): boolean =>
  (attribs.class ?? '').split(/\s+/).includes(name);

/** All that an author wrote in a node, as it is. */
export function writtenText(node: AnyNode): string {
  if (isText(node)) return node.data;
  if (!isTag(node) || isChrome(node) || node.name === 'annotation') return '';
  if (node.name === 'br') return '\n';
  return placeholder(node) + node.children.map(writtenText).join('');
}

/** Text that an author didn't escape, such as `<host>:port`: browsers hide it, since HTML has no such element. */
function placeholder(element: Element): string {
  const { name, attribs } = element;
  if (isElement(name) || name.includes('-') || isForeign(element)) return '';
  return `<${[name, ...Object.entries(attribs).flat()].join(' ').trim()}>`;
}

/** Formulas have elements of their own. */
const isForeign = ({ parent }: Element): boolean =>
  parent !== null && isTag(parent) && (parent.name === 'math' || isForeign(parent));
