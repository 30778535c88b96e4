import { type ComponentType, useContext } from 'react';
import { RenderedHtml } from '../../../browser/islands/parts/html.tsx';
import { FENCE_COMPONENT, type MdxFence } from '../../../markdown/mdx/fence.ts';
import { SOURCES_COMPONENT } from '../../../markdown/mdx/rehype/rehype-sources.ts';
import { withoutParagraph } from '../../../markdown/mdx/rehype/without-paragraph.ts';
import type { NamedComponent } from '../content/site-components.ts';
import type { MdxScope, PrepareMdxProps } from '../renderer-contract.ts';
import { MdxFrame, MdxImage, MdxLink, MdxSection, mdxMedia } from './mdx-elements.tsx';
import { MdxScopeContext } from './mdx-scope.ts';

/** What modules of `.mdx` pages and parts ask for the components they do not import. */
export const useMDXComponents = () =>
  useContext(MdxScopeContext).components ?? { [SOURCES_COMPONENT]: Sources };

/** The names an `.mdx` page may use without importing them: the theme's and author's components, our own links, images and fences. */
export function mdxComponents(
  components: ReadonlyMap<string, NamedComponent>,
  { preparerOf }: Pick<MdxScope, 'preparerOf'>,
): Record<string, unknown> {
  const named = [...components].map(([name, { component }]) => {
    const prepare = preparerOf(name);
    return [name, prepare ? withPreparedProps(component, prepare) : component];
  });
  return {
    ...Object.fromEntries(named),
    a: MdxLink,
    img: MdxImage,
    ...mdxMedia,
    iframe: MdxFrame,
    section: MdxSection,
    [FENCE_COMPONENT]: Fence,
    [SOURCES_COMPONENT]: Sources,
  };
}

function withPreparedProps(component: NamedComponent['component'], prepare: PrepareMdxProps) {
  const Component = component as ComponentType<Record<string, unknown>>;
  return (props: Record<string, unknown>) => <Component {...prepare(props)} />;
}

/** Fenced code of an `.mdx` page, or another part that Markdown draws, with its place in the source. */
function Fence({ line, column, isInline, ...fence }: Record<keyof MdxFence, string>) {
  const { renderFence } = useContext(MdxScopeContext);
  const place = { line: Number(line), column: Number(column) };
  const html = renderFence({ ...fence, ...place, ...(isInline && { isInline: true }) });
  return <RenderedHtml html={isInline ? withoutParagraph(html) : html} />;
}

/** Draws nothing. */
function Sources({ files }: { files: string }) {
  useContext(MdxScopeContext).noteSources(files.split('\n'));
  return null;
}
