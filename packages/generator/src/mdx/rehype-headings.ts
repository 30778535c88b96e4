import type { ElementContent, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { Heading } from '../content/page.ts';
import { createIds, slugify } from '../markdown/headings/slug.ts';

/** What `rehypeHeadings` leaves in `file.data`. */
export interface MdxContent {
  title?: string;
  /** Only of a first h1 of the text. */
  titleId?: string;
  headings: Heading[];
  text: string;
}

/** Rehype plugin: gives headings ids and anchors, takes the first h1 out as the title, and notes text and headings in `file.data`. */
export function rehypeHeadings() {
  return (tree: Root, file: VFile) => {
    const unique = createIds();
    const data: MdxContent = { headings: [], text: '' };
    visit(tree, 'element', (node, index, parent) => {
      const level = Number(node.tagName.match(/^h([1-6])$/)?.[1]);
      if (!level) return undefined;
      const text = textOf(node);
      if (level === 1 && data.title === undefined && parent && index !== undefined) {
        data.title = text;
        data.titleId = unique(slugify(text));
        parent.children.splice(index, 1);
        return [SKIP, index];
      }
      const id = unique(slugify(text));
      data.headings.push({ level: level as Heading['level'], id, text });
      node.properties.id = id;
      node.properties.tabIndex = -1;
      node.children.push(anchor(id, text));
      return undefined;
    });
    data.text = textOf(tree);
    Object.assign(file.data, data);
  };
}

const anchor = (id: string, text: string): ElementContent => ({
  type: 'element',
  tagName: 'a',
  properties: { className: ['header-anchor'], href: `#${id}`, ariaLabel: `# ${text}` },
  children: [{ type: 'text', value: '#' }],
});
