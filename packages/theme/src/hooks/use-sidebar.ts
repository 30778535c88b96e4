import { useSyncExternalStore } from 'react';
import { SIDEBAR_ID } from '../frame/sidebar/Sidebar.tsx';

/** Result of `useSidebar()`. */
export interface SidebarControl {
  /** Whether the sidebar covers the page now. Always `false` where it stands beside the content. */
  isOpen: boolean;
  open(): void;
  close(): void;
  toggle(): void;
}

/** Narrower than this, the sidebar is a sheet that opens and closes. */
const SHEET = '(width < 60em)';

const element = () => document.getElementById(SIDEBAR_ID);
const isOpen = () => element()?.matches(':popover-open') ?? false;
const set = (open: boolean) => {
  if (matchMedia(SHEET).matches) element()?.togglePopover(open);
};

/**
 * The sidebar of small screens, for islands: whether it is open, and how to change that.
 * @example
 * ```tsx
 * 'use client';
 *
 * import { useSidebar } from '@bifolio/theme/hooks';
 *
 * export default function OpenSidebar() {
 *   const { toggle } = useSidebar();
 *   return <button type="button" onClick={toggle}>Contents</button>;
 * }
 * ```
 */
export function useSidebar(): SidebarControl {
  const open = useSyncExternalStore(subscribe, isOpen, () => false);
  return { isOpen: open, open: () => set(true), close: () => set(false), toggle: () => set(!isOpen()) };
}

/** `toggle` does not bubble, but it can be caught on its way down. */
function subscribe(listener: () => void): () => void {
  document.addEventListener('toggle', listener, true);
  return () => document.removeEventListener('toggle', listener, true);
}
