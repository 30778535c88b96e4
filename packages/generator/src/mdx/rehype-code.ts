import type { Element, Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { RAW_HTML_COMPONENT } from './raw-html.ts';

/** Renders one fenced block to HTML: its source and its info line (`ts title="a.ts" {1,3}`). */
export type RenderFence = (code: string, info: string) => Promise<string>;

/** Rehype plugin: replaces fenced code by the same HTML that a Markdown page gets. */
export function rehypeCode(renderFence: RenderFence) {
  return async (tree: Root) => {
    const fences: { code: Element; replace(node: MdxJsxFlowElementHast): void }[] = [];
    visit(tree, 'element', (node, index, parent) => {
      const [code] = node.children;
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code') return;
      if (!parent || index === undefined) return;
      fences.push({
        code,
        replace(element) {
          parent.children[index] = element;
        },
      });
    });
    for (const { code, replace } of fences) {
      replace(rawHtml(await renderFence(textOf(code).replace(/\n$/, ''), infoOf(code))));
    }
  };
}

function infoOf(code: Element): string {
  const classes = Array.isArray(code.properties.className) ? code.properties.className.map(String) : [];
  const language = classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? '';
  const meta = (code.data as { meta?: string } | undefined)?.meta ?? '';
  return `${language} ${meta}`.trim();
}

const rawHtml = (html: string): MdxJsxFlowElementHast => ({
  type: 'mdxJsxFlowElement',
  name: RAW_HTML_COMPONENT,
  attributes: [{ type: 'mdxJsxAttribute', name: 'html', value: html }],
  children: [],
});
