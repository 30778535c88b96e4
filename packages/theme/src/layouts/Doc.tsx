import type { LayoutProps } from 'bifolio';
import { usePage } from 'bifolio/client';
import { Breadcrumbs } from '../frame/Breadcrumbs.tsx';
import { Changelog } from '../frame/changelog/Changelog.tsx';
import { ContributorsBlock } from '../frame/contributors/Contributors.tsx';
import { Copyright } from '../frame/copyright/Copyright.tsx';
import { DocFooter } from '../frame/DocFooter.tsx';
import { DocTitle } from '../frame/DocTitle.tsx';
import { DocMeta } from '../frame/doc-meta/DocMeta.tsx';
import { Footer } from '../frame/Footer.tsx';
import { LocalBar } from '../frame/LocalBar.tsx';
import { Navbar } from '../frame/Navbar.tsx';
import { Outline, useOutline } from '../frame/Outline.tsx';
import { Pager } from '../frame/Pager.tsx';
import { Sidebar } from '../frame/Sidebar.tsx';
import { CONTENT_ID } from '../frame/SkipLink.tsx';

/** The layout of documentation: sidebar, content with all that belongs to it, outline. */
export function Doc({ children }: LayoutProps) {
  const hasSidebar = usePage().navigation.sidebar !== undefined;
  const hasOutline = useOutline().length > 0;
  return (
    <>
      <Navbar />
      <LocalBar />
      <div
        className="frame-doc"
        data-sidebar={hasSidebar || undefined}
        data-outline={hasOutline || undefined}
      >
        <Sidebar />
        <main id={CONTENT_ID} className="frame-doc-main" tabIndex={-1}>
          <Breadcrumbs />
          <article>
            <DocTitle />
            <DocMeta />
            <div className="prose">{children}</div>
            <Copyright />
          </article>
          <DocFooter />
          <ContributorsBlock />
          <Changelog />
          <Pager />
        </main>
        <Outline />
      </div>
      <Footer />
    </>
  );
}
