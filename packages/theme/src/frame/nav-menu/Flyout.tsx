'use client';

import { type ReactNode, useId } from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { useFlyout } from './use-flyout.ts';

/** Hydrated by the first pointer, focus or key on it. */
export const hydrate = 'interaction';

/** What a flyout shows. */
export interface FlyoutProps {
  /** Text of the button, or its name when it shows an icon. */
  label: string;
  icon?: IconName;
  /** Before the text. */
  mark?: ReactNode;
  /** After the text. */
  badge?: ReactNode;
  /** The menu. */
  children: ReactNode;
}

/**
 * A button with a menu that opens on hover, focus or click and closes on blur or Escape. Without script, and before
 * hydration, CSS opens it on hover and focus.
 */
export function Flyout({ label, icon, mark, badge, children }: FlyoutProps) {
  const { isOpen, close, root, button } = useFlyout();
  const menuId = useId();
  return (
    <div {...root} className="frame-flyout" data-open={isOpen || undefined}>
      <button
        {...button}
        type="button"
        className={icon ? 'frame-icon-button' : 'frame-nav-link'}
        aria-label={icon && label}
        aria-expanded={isOpen}
        aria-controls={menuId}
      >
        {mark}
        {icon ? <Icon name={icon} /> : label}
        {badge}
        {!icon && <Icon name="chevron" />}
      </button>
      {/* biome-ignore lint/a11y: a followed link closes its menu; the links themselves take the keyboard */}
      <div id={menuId} className="frame-flyout-menu" onClick={close}>
        {children}
      </div>
    </div>
  );
}
