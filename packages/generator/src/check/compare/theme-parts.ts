import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { DomUtils } from 'htmlparser2';

/**
 * Classes of what themes write above and below a text, by the name of the generator in the page. Authors may use the same classes in
 * the text, so they count only there.
 */
const AROUND: readonly (readonly [generator: RegExp, classes: RegExp])[] = [
  [/^docusaurus/i, /^(?:avatar|pagination-nav|table-of-contents)$/],
  [/^(?:starlight|astro)/i, /^(?:authors?|metadata|page-metadata|pagination)$/],
  [/^mkdocs/i, /^(?:author|avatar)$/],
  // Themes of these are their sites' own.
  [
    /^(?:jekyll|hexo|hugo)/i,
    /^(?:author|avatar|byline|improve|pagination|breadcrumb|reading-time|share-icon|article-footer|post-date|section-nav|step-nav|\w+-meta)$/,
  ],
  [
    /^vuepress/i,
    /^(?:author|avatar|breadcrumb|copyright|edit-link|last-updated|page-(?:meta|nav)|post-meta|reading-time|table-of-contents)$/,
  ],
  [/^(?:honkit|gitbook)/i, /^(?:book-footer|page-meta)$/],
];

/** Takes what the theme wrote above and below the text out of it. `elements`: those of the whole page. */
export function withoutThemeParts(main: Element, elements: readonly Element[]): Element {
  const classes = classesOf(elements);
  const textsBefore = new Map<Element, number>();
  let texts = 0;
  const visit = (node: AnyNode): void => {
    if (isText(node) && node.data.trim() !== '') texts++;
    if (!isTag(node) || SILENT.has(node.name)) return;
    if (hasOneOf(node, classes)) textsBefore.set(node, texts);
    else node.children.forEach(visit);
  };
  main.children.forEach(visit);
  for (const [part, before] of textsBefore)
    if (before === 0 || before === texts) DomUtils.removeElement(part);
  return main;
}

/** No words of the author: the title is in the layout here. */
const SILENT = new Set(['h1', 'script', 'style', 'nav', 'footer', 'button', 'svg']);

/** A page may name two generators. */
function classesOf(elements: readonly Element[]): RegExp[] {
  const names = elements.flatMap(({ name, attribs }) =>
    name === 'meta' && attribs.name?.toLowerCase() === 'generator' ? [attribs.content ?? ''] : [],
  );
  return AROUND.flatMap(([pattern, classes]) => (names.some((one) => pattern.test(one)) ? classes : []));
}

const hasOneOf = ({ attribs }: Element, classes: readonly RegExp[]): boolean =>
  (attribs.class ?? '').split(/\s+/).some((one) => classes.some((pattern) => pattern.test(one)));
