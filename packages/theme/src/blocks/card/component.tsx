import type { ReactNode } from 'react';
import { CardIcon } from './CardIcon.tsx';

export interface CardProps {
  title?: ReactNode;
  /** A picture's path or address, or an emoji. */
  icon?: string;
  children?: ReactNode;
}

/** A box with an optional title. */
export function Card({ title, icon, children }: CardProps) {
  return (
    <div className="block-card">
      {(title || icon) && (
        <p className="block-card-title">
          {icon && <CardIcon icon={icon} />}
          {title}
        </p>
      )}
      <div className="block-card-body">{children}</div>
    </div>
  );
}

/** The name that authors may know it by. */
export { Card as VPCard };
