import type { ReactNode } from 'react';
import { AddressLink } from '../../addresses/AddressLink.tsx';
import { Icon, type IconProps } from '../icon/component.tsx';

export interface LinkCardProps {
  /** Where the card leads. In Markdown also a page's file, as in every link. An address that runs script is left out. */
  href?: string;
  /** @default the title of the page it leads to */
  title?: ReactNode;
  /** As the `name` of an icon. */
  icon?: IconProps['name'];
  description?: ReactNode;
  /** The address has the site's base already: Markdown has resolved it. */
  resolved?: boolean;
  target?: string;
  rel?: string;
  /** More below the description. */
  children?: ReactNode;
}

/** A card that is one big link. */
export function LinkCard({ href, title, icon, description, resolved, target, rel, children }: LinkCardProps) {
  return (
    <div className="linked-card block-link-card">
      <p className="linked-card-title block-link-card-title">
        {icon && <Icon name={icon} size="1.25em" />}
        {href === undefined ? (
          title
        ) : (
          <AddressLink href={href} resolved={resolved} target={target} rel={rel}>
            {title ?? href}
          </AddressLink>
        )}
      </p>
      {description && <p className="block-link-card-description">{description}</p>}
      {children}
    </div>
  );
}

/** The name that authors may know it by. */
export { LinkCard as VPLinkCard };
