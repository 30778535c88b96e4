'use client';
import { useBulletinControl } from '@bifolio/theme/hooks';

/** Shows the bulletin of the page again after the reader has closed it. */
export function ShowBulletin({ label }: { label: string }) {
  const { open } = useBulletinControl();
  return (
    <button type="button" className="button" onClick={open}>
      {label}
    </button>
  );
}
