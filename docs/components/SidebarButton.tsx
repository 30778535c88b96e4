'use client';
import { useSidebar } from '@bifolio/theme/hooks';

/** Opens the sidebar of small screens. */
export function SidebarButton({ label }: { label: string }) {
  const { isOpen, open } = useSidebar();
  return (
    <button type="button" className="button" aria-expanded={isOpen} onClick={open}>
      {label}
    </button>
  );
}
