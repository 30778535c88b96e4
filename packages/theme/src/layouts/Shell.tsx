import { Slot } from 'bifolio/client';
import type { ReactNode } from 'react';
import { Footer } from '../frame/footer/Footer.tsx';
import { Navbar } from '../frame/navbar/Navbar.tsx';
import { CONTENT_ID } from '../frame/skip-link/SkipLink.tsx';

/** Navigation bar, content and footer: what all layouts but the bare one share. */
export function Shell({ className, children }: { className: string; children: ReactNode }) {
  return (
    <>
      <Slot name="layout-top" />
      <Navbar />
      <main id={CONTENT_ID} className={className} tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Slot name="layout-bottom" />
    </>
  );
}
