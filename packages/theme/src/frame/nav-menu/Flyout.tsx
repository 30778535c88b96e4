import type * as React from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';

/** What a flyout shows. */
export interface FlyoutProps {
  /** Text of the button, or its name when it shows an icon. */
  label: string;
  icon?: IconName;
  /** Before the text. */
  mark?: React.ReactNode;
  /** After the text. */
  badge?: React.ReactNode;
  /** The menu. */
  children: React.ReactNode;
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'bi-flyout': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}

/** A button with a menu. CSS opens it on hover and focus until script has defined its element (`flyout-element.ts`). */
export function Flyout({ label, icon, mark, badge, children }: FlyoutProps) {
  return (
    <bi-flyout className="frame-flyout">
      <button
        type="button"
        className={icon ? 'frame-icon-button' : 'frame-nav-link'}
        aria-label={icon && label}
        aria-expanded={false}
      >
        {mark}
        {icon ? <Icon name={icon} /> : label}
        {badge}
        {!icon && <Icon name="chevron" />}
      </button>
      <div className="frame-flyout-menu">{children}</div>
    </bi-flyout>
  );
}
