import type { LayoutProps } from 'bifolio';
import { Slot, useHasSlot, usePage } from 'bifolio/client';
import { Breadcrumbs } from '../frame/breadcrumbs/Breadcrumbs.tsx';
import { Changelog } from '../frame/changelog/Changelog.tsx';
import { Comments } from '../frame/comments/Comments.tsx';
import { ContributorsBlock } from '../frame/contributors/Contributors.tsx';
import { Copyright } from '../frame/copyright/Copyright.tsx';
import { DocFooter } from '../frame/doc-footer/DocFooter.tsx';
import { DocMeta } from '../frame/doc-meta/DocMeta.tsx';
import { DocTitle } from '../frame/doc-title/DocTitle.tsx';
import { Footer } from '../frame/footer/Footer.tsx';
import { LocalBar } from '../frame/local-bar/LocalBar.tsx';
import { Navbar } from '../frame/navbar/Navbar.tsx';
import { Outline, useAside, useHasAside } from '../frame/outline/Outline.tsx';
import { Pager } from '../frame/pager/Pager.tsx';
import { Sidebar } from '../frame/sidebar/Sidebar.tsx';
import { CONTENT_ID } from '../frame/skip-link/SkipLink.tsx';
import { PostCover } from '../posts/PostCover.tsx';

/** The layout of documentation: sidebar, content with all that belongs to it, outline. */
export function Doc({ children }: LayoutProps) {
  const hasSidebar = usePage().navigation.sidebar !== undefined;
  const hasAside = useHasAside();
  const aside = useAside();
  return (
    <>
      <Slot name="layout-top" />
      <Navbar />
      <LocalBar />
      <div
        className="frame-doc"
        data-sidebar={hasSidebar || undefined}
        data-outline={hasAside || undefined}
        data-aside={aside === 'left' ? aside : undefined}
      >
        <Sidebar />
        <main id={CONTENT_ID} className="frame-doc-main" tabIndex={-1}>
          <Slot name="doc-top" />
          <Breadcrumbs />
          <Slot name="doc-before" />
          <article>
            <Slot name="doc-title-before" />
            <DocTitle />
            <Slot name="doc-title-after" />
            <Meta />
            <PostCover />
            <Slot name="doc-content-before" />
            <div className="prose">{children}</div>
            <Copyright />
          </article>
          <Slot name="doc-footer-before" />
          <DocFooter />
          <ContributorsBlock />
          <Changelog />
          <Pager />
          <Slot name="doc-after" />
          <Comments />
          <Slot name="doc-bottom" />
        </main>
        <Outline />
        <Footer />
      </div>
      <Slot name="layout-bottom" />
    </>
  );
}

/** The line below the title with what authors add above, beside and below it. */
function Meta() {
  const hasNeighbours = [useHasSlot('doc-meta-before'), useHasSlot('doc-meta-after')].includes(true);
  return (
    <>
      <Slot name="doc-meta-top" />
      {hasNeighbours ? (
        <div className="frame-doc-meta-line">
          <Slot name="doc-meta-before" />
          <DocMeta />
          <Slot name="doc-meta-after" />
        </div>
      ) : (
        <DocMeta />
      )}
      <Slot name="doc-meta-bottom" />
    </>
  );
}
