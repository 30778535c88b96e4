import type { LayoutProps } from 'bifolio';
import { Slot, usePage } from 'bifolio/client';
import { Breadcrumbs } from '../frame/breadcrumbs/Breadcrumbs.tsx';
import { DocMeta } from '../frame/doc-meta/DocMeta.tsx';
import { DocTitle } from '../frame/doc-title/DocTitle.tsx';
import { Footer } from '../frame/footer/Footer.tsx';
import { LocalBar } from '../frame/local-bar/LocalBar.tsx';
import { Navbar } from '../frame/navbar/Navbar.tsx';
import { Pager } from '../frame/pager/Pager.tsx';
import { Sidebar } from '../frame/sidebar/Sidebar.tsx';
import { CONTENT_ID } from '../frame/skip-link/SkipLink.tsx';

/** A page that is locked: its form where the content would be, and around it what everybody may know. */
export function Locked({ children }: LayoutProps) {
  const hasSidebar = usePage().navigation.sidebar !== undefined;
  return (
    <>
      <Slot name="layout-top" />
      <Navbar />
      <LocalBar />
      <div className="frame-doc" data-sidebar={hasSidebar || undefined}>
        <Sidebar />
        <main id={CONTENT_ID} className="frame-doc-main" tabIndex={-1}>
          <div className="frame-eyebrow">
            <Breadcrumbs />
          </div>
          <article>
            <div className="frame-doc-head">
              <DocTitle />
              <DocMeta />
            </div>
            {children}
          </article>
          <Pager />
        </main>
        <Footer />
      </div>
      <Slot name="layout-bottom" />
    </>
  );
}
