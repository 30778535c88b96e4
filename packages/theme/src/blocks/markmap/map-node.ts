import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';

/** A node of a mind map; `content` is HTML. */
export interface MapNode {
  content: string;
  children: MapNode[];
}

/** How many nodes a map has. */
export const mapNodeCount = ({ children }: MapNode): number =>
  children.reduce((sum, child) => sum + mapNodeCount(child), 1);

/** Lists below a heading are deeper than any heading. */
const BELOW_HEADINGS = 6;

/** Makes a mind map of Markdown: headings and list items are nodes, other blocks are nodes below them. */
export function mapOf(md: MarkdownIt, source: string): MapNode {
  const root: MapNode = { content: '', children: [] };
  const branch = [{ depth: 0, node: root }];
  let lists = 0;
  let isItem = false;
  let heading = 0;
  for (const token of md.parse(source, {})) {
    if (token.type.endsWith('_list_open')) lists++;
    else if (token.type.endsWith('_list_close')) lists--;
    else if (token.type === 'list_item_open') isItem = true;
    else if (token.type === 'heading_open') heading = Number(token.tag.slice(1));
    else if (token.type === 'inline' || token.type === 'fence' || token.type === 'code_block') {
      // What follows an item's first block is one step deeper than the item.
      const depth = heading || BELOW_HEADINGS + 2 * lists + (isItem ? -1 : 0) + 1;
      const node = { content: htmlOf(md, token), children: [] };
      while (branch.length > 1 && (branch.at(-1)?.depth ?? 0) >= depth) branch.pop();
      branch.at(-1)?.node.children.push(node);
      branch.push({ depth, node });
      isItem = false;
      heading = 0;
    }
  }
  const [only] = root.children;
  return only && root.children.length === 1 ? only : root;
}

/** A mind map of a page's Markdown shows no more than text: HTML in it is not read. */
export const createMapParser = (md: MarkdownIt): MarkdownIt =>
  new (md.constructor as new (options: object) => MarkdownIt)({ html: false, linkify: false });

const htmlOf = (md: MarkdownIt, token: Token): string =>
  md.renderer.render(token.type === 'inline' ? (token.children ?? []) : [token], md.options, {}).trim();
