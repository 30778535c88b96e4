import { isExternal } from 'bifolio/client';
import type { ReactNode } from 'react';
import { Anchor, Link } from '../frame/link/Link.tsx';
import { runsScript } from './runs-script.ts';

export interface AddressLinkProps {
  href: string;
  /** The address has the site's base already: Markdown has resolved it. */
  resolved?: boolean;
  className?: string;
  /** For CSS: how a button looks. */
  'data-theme'?: string;
  'data-size'?: string;
  noIcon?: boolean;
  target?: string;
  rel?: string;
  children: ReactNode;
}

/** The link of a component, whether it was written in Markdown or elsewhere. An address that runs script makes none. */
export function AddressLink({ href, resolved, ...rest }: AddressLinkProps) {
  if (runsScript(href)) return <>{rest.children}</>;
  if (resolved) return <Anchor href={href} external={isExternal(href, rest.target)} {...rest} />;
  return <Link link={href} {...rest} />;
}
