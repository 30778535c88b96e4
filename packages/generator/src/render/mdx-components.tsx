import { type ComponentProps, type ComponentType, createContext, useContext } from 'react';
import { Html } from '../islands/html.tsx';
import { RAW_HTML_COMPONENT } from '../mdx/raw-html.ts';
import type { MdxScope, PrepareMdxProps } from './renderer-contract.ts';
import type { NamedComponent } from './site-components.ts';

type Addresses = Pick<MdxScope, 'resolveLink' | 'resolveImage'>;

/** How addresses of the `.mdx` page that is being rendered are resolved. */
export const MdxScopeContext = createContext<Addresses>({
  resolveLink: (href) => ({ href, external: false }),
  resolveImage: (src) => ({ src }),
});

/** The names an `.mdx` page may use without importing them: the theme's and author's components, our own links and images. */
export function mdxComponents(
  components: ReadonlyMap<string, NamedComponent>,
  { preparerOf }: Pick<MdxScope, 'preparerOf'>,
): Record<string, unknown> {
  const named = [...components].map(([name, { component }]) => {
    const prepare = preparerOf(name);
    return [name, prepare ? withPreparedProps(component, prepare) : component];
  });
  return { ...Object.fromEntries(named), a: MdxLink, img: MdxImage, [RAW_HTML_COMPONENT]: Html };
}

function withPreparedProps(component: NamedComponent['component'], prepare: PrepareMdxProps) {
  const Component = component as ComponentType<Record<string, unknown>>;
  return (props: Record<string, unknown>) => <Component {...prepare(props)} />;
}

/** A link of an `.mdx` page. Without text it takes the title of the page it leads to, as in Markdown. */
function MdxLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const target = useContext(MdxScopeContext).resolveLink(href);
  const outside = target.external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...outside} {...rest} href={target.href}>
      {children ?? target.title}
    </a>
  );
}

/** An image of an `.mdx` page, found and measured as in Markdown. */
function MdxImage({ src = '', alt = '', ...rest }: ComponentProps<'img'>) {
  const { resolveImage } = useContext(MdxScopeContext);
  const picture = typeof src === 'string' ? resolveImage(src) : { src };
  return <img {...picture} {...rest} alt={alt} />;
}
