'use client';

import { useEffect, useRef, useState } from 'react';
import { filterEntries } from './filter-entries.ts';

/** Hydrated by the first pointer, focus or key on it. */
export const hydrate = 'interaction';

export interface SidebarFilterProps {
  label: string;
  /** What tells how many pages are left: `Pages found: {count}`. */
  results: string;
}

/** A field that leaves only the entries of a long sidebar that contain what one types. */
export function SidebarFilter({ label, results }: SidebarFilterProps) {
  const field = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<number>();

  useEffect(() => {
    const input = field.current;
    const list = input?.closest('nav');
    if (!input || !list) return;
    const show = () => setFound(filterEntries(list, input.value));
    // Typed before this script was there; and a large sidebar arrives in parts.
    if (input.value) show();
    const arrivals = new MutationObserver(() => input.value && show());
    arrivals.observe(list, { childList: true, subtree: true });
    input.addEventListener('input', show);
    return () => {
      arrivals.disconnect();
      input.removeEventListener('input', show);
    };
  }, []);

  return (
    <div className="frame-sidebar-filter">
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
      />
      <span className="visually-hidden" role="status">
        {found === undefined ? '' : results.replace('{count}', String(found))}
      </span>
    </div>
  );
}
