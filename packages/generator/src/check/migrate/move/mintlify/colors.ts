import type { TagRule } from '../../../../markdown/dialects/jsx/convert-tags.ts';
import { type JsxNode, listAttribute, textAttribute } from '../../../../markdown/dialects/jsx/jsx-tree.ts';

/** `<Color.Item name="blue" value="#00f" />`; the value may be one for each appearance. */
function item(node: JsxNode): string {
  const one = textAttribute(node, 'value');
  const values = (one === undefined ? listAttribute(node, 'value') : [one]).map((value) => `\`${value}\``);
  return `- ${[textAttribute(node, 'name'), values.join(' / ')].filter(Boolean).join(': ')}`;
}

/** Swatches as a list; rows have titles. */
export const colors: TagRule = (node, render) => {
  const list = (parent: JsxNode) => render.children(parent, 'Color.Item').map(item).join('\n');
  const rows = render.children(node, 'Color.Row').map((row) => {
    const title = textAttribute(row, 'title');
    return [title && `**${title}**`, list(row)].filter(Boolean).join('\n\n');
  });
  const parts = [list(node), ...rows].filter(Boolean);
  return parts.length > 0 ? `${parts.join('\n\n')}\n` : undefined;
};
