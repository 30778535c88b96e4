'use client';

import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon, type IconName } from '../icon/Icon.tsx';

/** Hydrated by the first pointer, focus or key on it. */
export const hydrate = 'interaction';

/** How long a menu stays after the pointer has left it, so that one may slip off its edge. */
const HIDE_MS = 400;

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
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const openBeforePress = useRef(false);
  /** Opened by the focus alone: the first Enter means to open it. */
  const justFocused = useRef(false);
  const hasEntered = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const menuId = useId();

  // What CSS had opened stays open.
  useEffect(() => {
    if (root.current?.matches(':focus-within')) {
      justFocused.current = true;
      setOpen(true);
    }
    if (matchMedia('(hover: hover)').matches && root.current?.matches(':hover')) setOpen(true);
  }, []);

  // Also while the focus is elsewhere: what opens under the pointer must go away by a key (WCAG 1.4.13).
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      if (root.current?.contains(document.activeElement)) root.current.querySelector('button')?.focus();
      setOpen(false);
    };
    const closeForOther = ({ target }: Event) => {
      const menu = target instanceof Element && target.closest('.frame-flyout');
      if (menu && menu !== root.current) setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerover', closeForOther);
    return () => {
      clearTimeout(leaving.current);
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerover', closeForOther);
    };
  }, [isOpen]);

  function openOnFocus() {
    justFocused.current = !isOpen;
    setOpen(true);
  }

  /**
   * A page swap moves the menu under a resting pointer, which enters it once more: only one that moves opens it, or a menu
   * whose link was followed would stay open.
   */
  function openOnMove({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse' && hasEntered.current) setOpen(true);
    hasEntered.current = false;
  }

  function closeLater({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') leaving.current = setTimeout(() => setOpen(false), HIDE_MS);
  }

  /** A press has opened the menu by hover or focus already, so only a menu that was open before it closes. */
  function press({ detail }: MouseEvent) {
    const isKeyboard = detail === 0;
    setOpen(isKeyboard ? !isOpen || justFocused.current : !openBeforePress.current);
    justFocused.current = false;
    openBeforePress.current = false;
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for what bubbles up from the button and the links
    <div
      ref={root}
      className="frame-flyout"
      data-open={isOpen || undefined}
      onPointerEnter={() => {
        clearTimeout(leaving.current);
        hasEntered.current = true;
      }}
      onPointerMove={openOnMove}
      onPointerLeave={closeLater}
      onFocus={openOnFocus}
      onBlur={({ relatedTarget }) => root.current?.contains(relatedTarget) || setOpen(false)}
    >
      <button
        type="button"
        className={icon ? 'frame-icon-button' : 'frame-nav-link'}
        aria-label={icon && label}
        aria-expanded={isOpen}
        aria-controls={menuId}
        onPointerDown={({ pointerType }) => {
          openBeforePress.current = pointerType !== 'mouse' && isOpen;
        }}
        onClick={press}
      >
        {mark}
        {icon ? <Icon name={icon} /> : label}
        {badge}
        {!icon && <Icon name="chevron" />}
      </button>
      {/* biome-ignore lint/a11y: a followed link closes its menu; the links themselves take the keyboard */}
      <div id={menuId} className="frame-flyout-menu" onClick={() => setOpen(false)}>
        {children}
      </div>
    </div>
  );
}
