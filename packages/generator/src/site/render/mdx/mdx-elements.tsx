import { type ComponentProps, useContext } from 'react';
import { PageReactContext } from '../../../browser/islands/parts/page-hooks.ts';
import { hasProtocol, mayBePage } from '../../../core/routing/url.ts';
import { readerText } from '../../../core/text/reader-text.ts';
import { mapSrcset } from '../../../markdown/images/srcset.ts';
import { leadsOutside } from '../../../markdown/links/links.ts';
import { MdxScopeContext } from './mdx-scope.ts';

/** A link of an `.mdx` page, written as Markdown or as a tag. Without text it takes the title of the page it leads to, as in Markdown. */
export function MdxLink({ href, children, ...rest }: ComponentProps<'a'>) {
  const { resolveLink } = useContext(MdxScopeContext);
  const label = useBackLabel(rest);
  if (href === undefined) return <a {...rest}>{children}</a>;
  const target = resolveLink(href);
  const outside = leadsOutside(target, rest.target ?? null) ? externalProps(rest.className) : {};
  return (
    <a href={target.href} {...rest} {...outside} {...givenTarget(rest)} {...label}>
      {children ?? target.title}
    </a>
  );
}

function externalProps(className = '') {
  const isPlain = className.split(' ').includes('no-icon');
  const classes = isPlain ? className : `${className} external`.trim();
  return { target: '_blank', rel: 'noopener noreferrer', className: classes };
}

/** What the author has written of these has the last word. */
const givenTarget = ({ target, rel }: ComponentProps<'a'>) => ({
  ...(target !== undefined && { target }),
  ...(rel !== undefined && { rel }),
});

/** The arrow behind a footnote tells screen readers in the page's language where it leads. */
function useBackLabel(props: ComponentProps<'a'>) {
  const { footnoteBackText } = useReaderText();
  if (!('data-footnote-backref' in props)) return {};
  return { 'aria-label': props['aria-label']?.replace(/^Back to reference/, footnoteBackText) };
}

/** The list of footnotes is named as in Markdown. */
export function MdxSection(props: ComponentProps<'section'>) {
  const { footnotesLabel } = useReaderText();
  return <section {...props} {...('data-footnotes' in props && { 'aria-label': footnotesLabel })} />;
}

function useReaderText() {
  return useContext(PageReactContext)?.locale.text ?? readerText;
}

/** An image of an `.mdx` page, found and measured as in Markdown. */
export function MdxImage({ src, alt = '', ...rest }: ComponentProps<'img'>) {
  const { resolveImage } = useContext(MdxScopeContext);
  const picture = typeof src === 'string' ? resolveImage(src) : { src };
  return <img {...picture} {...useFoundFiles(rest)} alt={alt} />;
}

/** Film, sound and other pictures of an `.mdx` page; those of other hosts stay as they are written. */
export const mdxMedia = Object.fromEntries(
  (['video', 'audio', 'source', 'track'] as const).map((Tag) => [
    Tag,
    (props: MediaProps) => <Tag {...useFoundFiles(props)} />,
  ]),
);

/** A frame with a page of the site, or with a file. */
export function MdxFrame({ src, ...rest }: ComponentProps<'iframe'>) {
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
