import { type RefObject, useEffect, useState } from 'react';
import { OPENED } from './search-dialog.ts';

/** How often the dialog around an element has been opened, as far as its island was there to see it. */
export function useOpened(inside: RefObject<HTMLElement | null>): number {
  const [opened, setOpened] = useState(0);
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    if (!dialog) return undefined;
    const count = () => setOpened((times) => times + 1);
    if (dialog.open) count();
    dialog.addEventListener(OPENED, count);
    return () => dialog.removeEventListener(OPENED, count);
  }, [inside]);
  return opened;
}
