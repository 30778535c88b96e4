import { Slot } from 'bifolio/client';
import type { ReactNode } from 'react';
import { Footer } from '../frame/footer/Footer.tsx';
import { Navbar } from '../frame/navbar/Navbar.tsx';
import { CONTENT_ID } from '../frame/skip-link/SkipLink.tsx';

export interface ShellProps {
  className: string;
  /** Everything in it belongs to the text of the page, for Markdown versions too. */
  isText?: boolean;
  children: ReactNode;
}

/** Navigation bar, content and footer: what all layouts but the bare one share. */
export function Shell({ className, isText, children }: ShellProps) {
  return (
    <>
      <Slot name="layout-top" />
      <Navbar />
      <main id={CONTENT_ID} className={className} tabIndex={-1} data-page-text={isText}>
        {children}
      </main>
      <Footer />
      <Slot name="layout-bottom" />
    </>
  );
}
