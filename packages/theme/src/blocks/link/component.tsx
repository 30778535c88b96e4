import type { ReactNode } from 'react';
import { AddressLink } from '../../addresses/AddressLink.tsx';
import { type PlainTag, plainTag } from '../../addresses/plain-tag.ts';

export interface LinkProps {
  /** Where it leads. In Markdown also a page's file, as in every link. Without one, the text stays text. */
  href?: string;
  /** What stands between the tags goes before it. @default the title of the page it leads to, else the address */
  text?: ReactNode;
  /** The element: `a`, `span`, `div` or `button`. @default 'a', or 'span' without an address */
  tag?: PlainTag | 'a';
  /** Leave out the mark of links to other sites. @default false */
  noIcon?: boolean;
  target?: string;
  rel?: string;
  /** The address has the site's base already: Markdown has resolved it. */
  resolved?: boolean;
  children?: ReactNode;
}

/** A link as Markdown's are, for places and elements that Markdown does not reach. */
export function Link({ href, text, tag = 'a', noIcon, target, rel, resolved, children }: LinkProps) {
  const content = children ?? text ?? href;
  const Plain = plainTag(tag, 'span');
  if (href === undefined || tag !== 'a') return <Plain>{content}</Plain>;
  return (
    <AddressLink href={href} resolved={resolved} noIcon={noIcon} target={target} rel={rel}>
      {content}
    </AddressLink>
  );
}

/** The name that authors may know it by. */
export { Link as VPLink };
