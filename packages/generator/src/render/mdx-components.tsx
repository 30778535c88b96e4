import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';
import { RenderedHtml } from '../islands/html.tsx';
import { PageReactContext } from '../islands/page-hooks.ts';
import { mapSrcset } from '../markdown/images/srcset.ts';
import { FENCE_COMPONENT, type MdxFence } from '../mdx/fence.ts';
import { SOURCES_COMPONENT } from '../mdx/rehype-sources.ts';
import { withoutParagraph } from '../mdx/without-paragraph.ts';
import { hasProtocol, mayBePage } from '../routing/url.ts';
import { readerText } from '../text/reader-text.ts';
import type { MdxScope, PrepareMdxProps } from './renderer-contract.ts';
import type { NamedComponent } from './site-components.ts';

interface PageServices
  extends Pick<MdxScope, 'resolveLink' | 'resolveImage' | 'renderFence' | 'noteSources'> {
  /** What the page and the parts that it imports may use without importing it. */
  components?: Readonly<Record<string, unknown>>;
}

/** How addresses of the `.mdx` page that is being rendered are resolved, its fences drawn and its tags named. */
export const MdxScopeContext = createContext<PageServices>({
  resolveLink: (href) => ({ href, external: false }),
  resolveImage: (src) => ({ src }),
  renderFence: () => '',
  noteSources() {},
});

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

/** A link of an `.mdx` page, written as Markdown or as a tag. Without text it takes the title of the page it leads to, as in Markdown. */
function MdxLink({ href, children, ...rest }: ComponentProps<'a'>) {
  const { resolveLink } = useContext(MdxScopeContext);
  const label = useBackLabel(rest);
  if (href === undefined) return <a {...rest}>{children}</a>;
  const target = resolveLink(href);
  const outside = target.external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...outside} {...rest} {...label} href={target.href}>
      {children ?? target.title}
    </a>
  );
}

/** The arrow behind a footnote tells screen readers in the page's language where it leads. */
function useBackLabel(props: ComponentProps<'a'>) {
  const { footnoteBackText } = useReaderText();
  if (!('data-footnote-backref' in props)) return {};
  return { 'aria-label': props['aria-label']?.replace(/^Back to reference/, footnoteBackText) };
}

/** The list of footnotes is named as in Markdown. */
function MdxSection(props: ComponentProps<'section'>) {
  const { footnotesLabel } = useReaderText();
  return <section {...props} {...('data-footnotes' in props && { 'aria-label': footnotesLabel })} />;
}

function useReaderText() {
  return useContext(PageReactContext)?.locale.text ?? readerText;
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

/** An image of an `.mdx` page, found and measured as in Markdown. */
function MdxImage({ src, alt = '', ...rest }: ComponentProps<'img'>) {
  const { resolveImage } = useContext(MdxScopeContext);
  const picture = typeof src === 'string' ? resolveImage(src) : { src };
  return <img {...picture} {...useFoundFiles(rest)} alt={alt} />;
}

/** Film, sound and other pictures of an `.mdx` page; those of other hosts stay as they are written. */
const mdxMedia = Object.fromEntries(
  (['video', 'audio', 'source', 'track'] as const).map((Tag) => [
    Tag,
    (props: MediaProps) => <Tag {...useFoundFiles(props)} />,
  ]),
);

/** A frame with a page of the site, or with a file. */
function MdxFrame({ src, ...rest }: ComponentProps<'iframe'>) {
  const { resolveLink } = useContext(MdxScopeContext);
  const isPage = src !== undefined && mayBePage(src);
  const file = useFoundFiles({ src: isPage ? undefined : src });
  return <iframe {...rest} src={isPage ? resolveLink(src).href : file.src} />;
}

type MediaProps = Partial<Record<'src' | 'poster' | 'srcSet' | 'srcset', string>>;

function useFoundFiles<Props extends MediaProps>({ srcset, ...props }: Props): Omit<Props, 'srcset'> {
  const { resolveImage } = useContext(MdxScopeContext);
  const find = (address: string) => (!address || hasProtocol(address) ? address : resolveImage(address).src);
  const found = { ...props, ...(srcset !== undefined && { srcSet: srcset }) };
  for (const name of ['src', 'poster', 'srcSet'] as const) {
    const value = found[name];
    if (typeof value === 'string') found[name] = name === 'srcSet' ? mapSrcset(value, find) : find(value);
  }
  return found;
}
