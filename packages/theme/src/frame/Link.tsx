import type { ComponentProps } from 'react';
import { useHref } from '../hooks/use-href.ts';
import { useTheme } from '../hooks/use-theme.ts';
import { isExternal } from './is-external.ts';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Route without base, or any other address. */
  link: string;
  /** Leave out the mark of an external link. */
  noIcon?: boolean;
}

/** A link that knows the site's base, and that opens other sites in a new window and says so. */
export function Link({ link, noIcon, target, rel, children, ...rest }: LinkProps) {
  const href = useHref()(link);
  const { openNewWindowText } = useTheme().text;
  if (!isExternal(link, target)) {
    return (
      <a href={href} target={target} rel={rel} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} target={target ?? '_blank'} rel={rel ?? 'noreferrer'} {...rest}>
      {children}
      {!noIcon && <span className="external-link-icon" aria-hidden="true" />}
      {(target ?? '_blank') === '_blank' && <span className="visually-hidden"> ({openNewWindowText})</span>}
    </a>
  );
}
