import type { ComponentMeta } from 'bifolio/markdown';
import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';

type Props = Record<string, unknown>;

/** Components that stand in another, such as panels in a group of panels. */
export interface ItemRelation {
  /** Names of the outer component. */
  boxes: readonly string[];
  /** Names of the inner one. */
  items: readonly string[];
  /** What an item with these props takes over from its box: the item with this index. Its own props win. */
  share(box: Props, index: number, boxToken: Token, item: Props): Props;
}

/**
 * Gives the props of a component to those in it: in Markdown each is drawn on its own, the inner ones first, so that they
 * cannot ask. `name` is that of the rule.
 */
export function shareProps(md: MarkdownIt, name: string, { boxes, items, share }: ItemRelation): void {
  md.core.ruler.push(name, (state) => {
    if (!items.some((item) => state.src.includes(`<${item}`))) return;
    const open: { token: Token; count: number }[] = [];
    for (const token of state.tokens.flatMap((block) => [block, ...(block.children ?? [])])) {
      if (token.type === 'component_close') open.pop();
      if (token.type !== 'component_open') continue;
      const meta = token.meta as ComponentMeta;
      const box = open.findLast((one) => boxes.includes((one.token.meta as ComponentMeta).name));
      if (box && items.includes(meta.name))
        meta.props = {
          ...share((box.token.meta as ComponentMeta).props, box.count++, box.token, meta.props),
          ...meta.props,
        };
      open.push({ token, count: 0 });
    }
  });
}
