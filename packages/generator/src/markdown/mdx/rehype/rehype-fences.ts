import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { definitionsOf } from '../definitions.ts';
import { FENCE_COMPONENT, type MdxFence } from '../fence.ts';
import { type MdxParts, PART_LANGUAGE, type PartFrame } from '../markdown-parts.ts';

/** Rehype plugin: leaves fenced code to a component, since what it looks like is known only when the page is rendered. */
export function rehypeFences() {
  return (tree: Root, { path: file, data }: VFile) => {
    const { frames = [], definitions = [] } = data as Partial<MdxParts>;
    visit(tree, 'element', (node, index, parent) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      if (!parent || index === undefined) return;
      const { line = 1, column = 1 } = code.position?.start ?? {};
      const part = partOf(code, frames);
      const needed = part && definitionsOf(part, definitions);
      const source = part ?? fenceOf(code);
      parent.children[index] = fenceElement({
        source,
        file,
        line,
        column,
        ...(needed && { definitions: needed }),
      });
    });
  };
}

/** A part that was made a fence for MDX to leave it alone: as it was written. */
function partOf(code: Element, frames: readonly PartFrame[]): string | undefined {
  const [language, number = ''] = infoOf(code).split(' ');
  const frame = language === PART_LANGUAGE ? frames[Number(number)] : undefined;
  if (!frame) return undefined;
  const { head, foot, locked = textOf(code).replace(/\n$/, '') } = frame;
  return [head, locked, foot, ''].join('\n');
}

/** As it was written, or in a way that means the same: back-ticks may not stand in every info line. */
function fenceOf(code: Element): string {
  const text = textOf(code).replace(/\n$/, '');
  const longest = Math.max(2, ...(text.match(/~+/g) ?? []).map((run) => run.length));
  const mark = '~'.repeat(longest + 1);
  return [`${mark}${infoOf(code)}`, ...(text === '' ? [] : [text]), mark, ''].join('\n');
}

function infoOf(code: Element): string {
  const classes = Array.isArray(code.properties.className) ? code.properties.className.map(String) : [];
  const language = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? '';
  const meta = (code.data as { meta?: string } | undefined)?.meta ?? '';
  return `${language} ${meta}`.trim();
}

/** The component in whose place Markdown is drawn. */
export const fenceElement = (fence: MdxFence): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name: FENCE_COMPONENT,
  attributes: Object.entries(fence).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: String(value),
  })),
  children: [],
});
