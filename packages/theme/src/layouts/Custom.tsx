import type { LayoutProps } from 'bifolio';
import { Slot, usePage } from 'bifolio/client';
import { DocTitle } from '../frame/doc-title/DocTitle.tsx';
import { CONTENT_ID } from '../frame/skip-link/SkipLink.tsx';

/** Nothing but the content, with its first heading if it has one: `pageLayout: false` or `custom`. */
export function Custom({ children }: LayoutProps) {
  const { titleId } = usePage().page;
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      {titleId !== undefined && <DocTitle />}
      {children}
      <Slot name="custom-content" />
    </main>
  );
}
