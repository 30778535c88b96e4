import { dirname, join } from 'node:path/posix';
import type { Root } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';

/** Name of the component that says which pages and parts are drawn. */
export const SOURCES_COMPONENT = 'BifolioSources';

/** Rehype plugin: the module says, wherever it is drawn, which file it is and which pages it imports, as text too: those may be locked. */
export function rehypeSources() {
  return (tree: Root, { path: file }: VFile) => {
    const imported = tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? importsOf(node) : []));
    const beside = imported.filter((name) => /^\.{1,2}\/.*\.mdx?(?:\?|$)/.test(name));
    const files = beside.map((name) => join(dirname(file), name.replace(/\?.*/, '')));
    const element: MdxJsxFlowElementHast = {
      type: 'mdxJsxFlowElement',
      name: SOURCES_COMPONENT,
      attributes: [{ type: 'mdxJsxAttribute', name: 'files', value: [file, ...files].join('\n') }],
      children: [],
    };
    tree.children.push(element);
  };
}

/** What a piece of JavaScript imports or exports again. */
function importsOf({ data }: { data?: object }): string[] {
  const { estree } = data as { estree?: { body: { source?: { value?: unknown } | null }[] } };
  return (estree?.body ?? []).flatMap(({ source }) =>
    typeof source?.value === 'string' ? source.value : [],
  );
}
