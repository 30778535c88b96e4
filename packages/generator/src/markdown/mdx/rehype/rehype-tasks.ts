import type { Element, ElementContent, Root } from 'hast';
import { visit } from 'unist-util-visit';

const BLOCKS = new Set(['p', 'ul', 'ol', 'pre', 'blockquote', 'table', 'div']);

/** Rehype plugin: the words of a task are the label of its checkbox, as in Markdown. */
export function rehypeTasks() {
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      const { className } = node.properties;
      if (!Array.isArray(className)) return;
      if (className.includes('contains-task-list')) node.properties.className = ['task-list-container'];
      else if (className.includes('task-list-item')) labelTask(node);
    });
}

/** The checkbox stands in the item, or in its first paragraph. */
function labelTask(item: Element): void {
  const paragraph = item.children.find((child) => isElement(child) && child.tagName === 'p');
  for (const holder of [item, paragraph]) {
    if (!holder || !isElement(holder)) continue;
    const at = holder.children.findIndex((child) => isElement(child) && child.tagName === 'input');
    if (at < 0) continue;
    const rest = holder.children.slice(at);
    const block = rest.findIndex((child) => isElement(child) && BLOCKS.has(child.tagName));
    const words = block < 0 ? rest : rest.slice(0, block);
    const [box] = words as Element[];
    if (box) box.properties.className = ['task-list-item-checkbox'];
    const label = { className: ['task-list-item-label'] };
    holder.children.splice(at, words.length, {
      type: 'element',
      tagName: 'label',
      properties: label,
      children: words,
    });
    return;
  }
}

const isElement = (node: ElementContent): node is Element => node.type === 'element';
