import type { LayoutProps } from 'bifolio';
import { Slot } from 'bifolio/client';
import { CONTENT_ID } from '../frame/SkipLink.tsx';

/** Nothing but the content: `pageLayout: false` or `custom`. */
export function Custom({ children }: LayoutProps) {
  return (
    <main id={CONTENT_ID} tabIndex={-1}>
      {children}
      <Slot name="custom-content" />
    </main>
  );
}
