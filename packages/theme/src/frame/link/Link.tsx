import { isExternal } from 'bifolio/client';
import type { ComponentProps } from 'react';
import { useHref } from '../../hooks/use-href.ts';
import { useTheme } from '../../hooks/use-theme.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Route without base, or any other address. */
  link: string;
  /** Leave out the mark of an external link. */
  noIcon?: boolean;
}

/** A link that knows the site's base, and that opens other sites in a new window and says so. */
export function Link({ link, noIcon, ...rest }: LinkProps) {
  const href = useHref()(link);
  if (isExternal(link, rest.target)) return <ExternalAnchor href={href} noIcon={noIcon} {...rest} />;
  return (
    <a href={href} {...rest}>
      {rest.children}
    </a>
  );
}

export interface AnchorProps extends Omit<LinkProps, 'link'> {
  /** Complete address, base included. */
  href: string;
  external: boolean;
}

/** The same for an address that has been resolved already. */
export function Anchor({ external, noIcon, ...rest }: AnchorProps) {
  return external ? <ExternalAnchor noIcon={noIcon} {...rest} /> : <a {...rest}>{rest.children}</a>;
}

function ExternalAnchor({
  noIcon,
  target = '_blank',
  rel = 'noreferrer',
  children,
  ...rest
}: Omit<AnchorProps, 'external'>) {
  const { openNewWindowText } = useTheme().text;
  return (
    <a target={target} rel={rel} {...rest}>
      {children}
      {!noIcon && <span className="external-link-icon" aria-hidden="true" />}
      {target === '_blank' && <span className="visually-hidden"> ({openNewWindowText})</span>}
    </a>
  );
}
