import type { ReactNode } from 'react';
import { isExternal } from '../../frame/is-external.ts';
import { Anchor, Link } from '../../frame/Link.tsx';

export interface CardLinkProps {
  href: string;
  /** The address has the site's base already: Markdown has resolved it. */
  resolved?: boolean;
  noIcon?: boolean;
  target?: string;
  rel?: string;
  children: ReactNode;
}

/** The link of a card, whether it was written in Markdown or in a component. */
export function CardLink({ href, resolved, ...rest }: CardLinkProps) {
  if (resolved) return <Anchor href={href} external={isExternal(href, rest.target)} {...rest} />;
  return <Link link={href} {...rest} />;
}
