import type { ElementContent, Nodes, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { headingText } from '../../content/heading-text.ts';
import type { Heading } from '../../content/page.ts';
import { createIds, slugify } from '../../markdown/headings/slug.ts';
import { FENCE_COMPONENT } from '../fence.ts';
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
export function rehypeHeadings() {
  return (tree: Root, file: VFile) => {
    const unique = createIds();
    const data: MdxContent = { headings: [], text: '' };
    visit(tree, 'element', (node, index, parent) => {
      const level = Number(node.tagName.match(/^h([1-6])$/)?.[1]);
      if (!level) return undefined;
      const text = wordsOf(node).trim();
      if (level === 1 && data.title === undefined && parent && index !== undefined) {
        data.title = text;
        data.titleId = unique(slugify(text));
        node.tagName = TITLE_TAG;
        node.properties = {};
        return SKIP;
      }
      const id = unique(slugify(text));
      data.headings.push({ level: level as Heading['level'], id, text });
      node.properties.id = id;
      node.properties.tabIndex = -1;
      node.children.push(anchor(id, text));
      return undefined;
    });
    data.text = textOf({ ...tree, children: tree.children.filter((node) => !isTitle(node)) });
    Object.assign(file.data, data);
  };
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

const anchor = (id: string, text: string): ElementContent => ({
  type: 'element',
  tagName: 'a',
  properties: { className: ['header-anchor'], href: `#${id}`, ariaLabel: `# ${text}` },
  children: [{ type: 'text', value: '#' }],
});
