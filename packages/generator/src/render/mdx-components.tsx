import { type ComponentProps, createContext, useContext } from 'react';
import { Html } from '../islands/html.tsx';
import type { ResolvedLink } from '../markdown/types.ts';
import { RAW_HTML_COMPONENT } from '../mdx/raw-html.ts';
import type { NamedComponent } from './site-components.ts';

/** How links of the `.mdx` page that is being rendered are resolved. */
export const ResolveLinkContext = createContext((href: string): ResolvedLink => ({ href, external: false }));

/** The names an `.mdx` page may use without importing them: the theme's and author's components, and our own links. */
export function mdxComponents(components: ReadonlyMap<string, NamedComponent>): Record<string, unknown> {
  const named = [...components].map(([name, { component }]) => [name, component]);
  return { ...Object.fromEntries(named), a: MdxLink, [RAW_HTML_COMPONENT]: Html };
}

/** A link of an `.mdx` page. Without text it takes the title of the page it leads to, as in Markdown. */
function MdxLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const target = useContext(ResolveLinkContext)(href);
  const outside = target.external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...outside} {...rest} href={target.href}>
      {children ?? target.title}
    </a>
  );
}
