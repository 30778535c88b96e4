import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../icon/component.tsx';

export interface CardProps {
  title?: ReactNode;
  /** As the `name` of an icon: `mdi:home`, a picture's path or address, an emoji, or `{ svg }`. */
  icon?: IconProps['name'];
  children?: ReactNode;
}

/** A box with an optional title. */
export function Card({ title, icon, children }: CardProps) {
  return (
    <div className="block-card">
      {(title || icon) && (
        <p className="block-card-title">
          {icon && <Icon name={icon} size="1.25em" />}
          {title && <span>{title}</span>}
        </p>
      )}
      <div className="block-card-body">{children}</div>
    </div>
  );
}

/** The name that authors may know it by. */
export { Card as VPCard };
