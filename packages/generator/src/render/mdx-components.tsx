import type { ComponentProps, ComponentType } from 'react';
import { Html } from '../islands/html.tsx';
import { RAW_HTML_COMPONENT } from '../mdx/raw-html.ts';
import type { MdxScope } from './renderer.tsx';
import type { NamedComponent } from './site-components.ts';

/** The names an `.mdx` page may use without importing them: the theme's and author's components, and our own links. */
export function mdxComponents(
  components: ReadonlyMap<string, NamedComponent>,
  { resolveLink }: Pick<MdxScope, 'resolveLink'>,
): Record<string, ComponentType<never> | unknown> {
  function Link({ href = '', children, ...rest }: ComponentProps<'a'>) {
    const target = resolveLink(href);
    const outside = target.external ? { target: '_blank', rel: 'noopener noreferrer' } : {};
    return (
      <a {...outside} {...rest} href={target.href}>
        {children ?? target.title}
      </a>
    );
  }
  const named = [...components].map(([name, { component }]) => [name, component]);
  return { ...Object.fromEntries(named), a: Link, [RAW_HTML_COMPONENT]: Html };
}
