import type { LayoutProps } from 'bifolio';
import { usePage } from 'bifolio/client';
import { CONTENT_ID } from '../frame/skip-link/SkipLink.tsx';

/** Every page of a site that is locked as a whole: its name and the form, nothing else. */
export function SiteLocked({ children }: LayoutProps) {
  const { locale } = usePage();
  return (
    <main id={CONTENT_ID} className="lock-site" tabIndex={-1}>
      <h1>{locale.title}</h1>
      {children}
    </main>
  );
}
