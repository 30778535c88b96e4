import type { Element, ElementContent, Nodes, Properties, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Heading } from '../../../core/contracts/page.ts';
import { attributeItem, harmless } from '../../attributes/attribute-braces.ts';
import { headingIds } from '../../headings/heading-ids.ts';
import { headingText } from '../../headings/heading-text.ts';
import { outlineLevel } from '../../headings/headings.ts';
import type { SlugStyle } from '../../headings/slug-styles.ts';
import { FENCE_COMPONENT } from '../fence.ts';
import type { MdxParts } from '../markdown-parts.ts';
import { TITLE_TAG } from '../title-tag.ts';

/** What `rehypeHeadings` leaves in `file.data`. */
export interface MdxContent {
  title?: string;
  /** Only of a first h1 of the text. */
  titleId?: string;
  headings: Heading[];
  text: string;
}

/** Rehype plugin: gives headings ids and anchors, marks the first h1 as the title, and notes text and headings in `file.data`. */
export function rehypeHeadings({ slug }: { slug?: SlugStyle } = {}) {
  return (tree: Root, file: VFile) => {
    const data: MdxContent = { headings: [], text: '' };
    const { headings: written } = file.data as Partial<MdxParts>;
    const found = findHeadings(tree, (line) => attributesOf(written?.get(line) ?? ''));
    const named = found.map(({ own, text }) => ({ own: own.id, words: text }));
    const ids = headingIds(named, slug);
    for (const [index, { node, level, text, own: all }] of found.entries()) {
      const { outline: written, ...own } = all;
      const outline = outlineLevel(written ?? all['data-outline']);
      const id = ids[index] ?? '';
      if (level === 1 && data.title === undefined) {
        Object.assign(data, { title: text, titleId: id });
        node.tagName = TITLE_TAG;
        node.properties = {};
        continue;
      }
      data.headings.push({ level, id, text, ...(outline && { outline }) });
      node.properties = { ...node.properties, ...own, id };
      node.properties.tabIndex = -1;
      node.children = withAnchor(node.children, id);
    }
    data.text = textOf({ ...tree, children: tree.children.filter((node) => !isTitle(node)) });
    Object.assign(file.data, data);
  };
}

interface FoundHeading {
  node: Element;
  level: Heading['level'];
  text: string;
  own: Properties & { id?: string };
}

function findHeadings(tree: Root, attributesAt: (line: number) => FoundHeading['own']): FoundHeading[] {
  const found: FoundHeading[] = [];
  visit(tree, 'element', (node) => {
    const level = Number(node.tagName.match(/^h([1-6])$/)?.[1]);
    if (!level) return;
    const own = attributesAt(node.position?.start.line ?? 0);
    found.push({ node, level: level as Heading['level'], text: wordsOf(node).trim(), own });
  });
  return found;
}

const item = new RegExp(attributeItem, 'g');

/** `#id .class name=value`: as far as Markdown takes them. */
function attributesOf(written: string): Properties & { id?: string } {
  const classes: string[] = [];
  const properties: Properties & { id?: string } = {};
  for (const [one] of written.matchAll(item)) {
    const [name = '', value = ''] = one.split(/=(.*)/s);
    if (one.startsWith('.')) classes.push(one.slice(1));
    else if (one.startsWith('#')) properties.id = one.slice(1);
    else if (harmless.some((pattern) => pattern.test(name))) properties[name] = value.replace(/^"|"$/g, '');
  }
  return { ...properties, ...(classes.length > 0 && { className: classes }) };
}

/** Words of a heading, those of parts that Markdown draws too. */
function wordsOf(node: Nodes): string {
  if (node.type === 'mdxJsxTextElement' && node.name === FENCE_COMPONENT) {
    const source = node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === 'source');
    return headingText(String(source?.value ?? ''), '');
  }
  if ('children' in node) return node.children.map(wordsOf).join('');
  return node.type === 'text' ? node.value : '';
}

const isTitle = (node: Root['children'][number]) => node.type === 'element' && node.tagName === TITLE_TAG;

/** A link may not stand inside a link: a heading that may have one gets its anchor behind the text, named by the heading. */
function withAnchor(children: ElementContent[], id: string): ElementContent[] {
  const wraps = children.length > 0 && children.every(isPlain);
  const anchor: ElementContent = {
    type: 'element',
    tagName: 'a',
    properties: { className: ['header-anchor'], href: `#${id}`, ...(!wraps && { ariaLabelledBy: [id] }) },
    children: wraps ? children : [],
  };
  return wraps ? [anchor] : [...children, anchor];
}

const isPlain = (node: ElementContent): boolean =>
  node.type === 'text' ||
  (node.type === 'element' && !['a', 'sup'].includes(node.tagName) && node.children.every(isPlain));
