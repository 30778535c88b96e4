import type { LayoutProps } from 'bifolio';
import { Slot, usePage } from 'bifolio/client';
import type { ReactNode } from 'react';
import { InReaderLanguage, useTextLanguage } from '../frame/behind/languages.tsx';
import { TranslationNotice } from '../frame/behind/TranslationNotice.tsx';
import { Breadcrumbs } from '../frame/breadcrumbs/Breadcrumbs.tsx';
import { Changelog } from '../frame/changelog/Changelog.tsx';
import { Comments } from '../frame/comments/Comments.tsx';
import { ContributorsBlock } from '../frame/contributors/Contributors.tsx';
import { Copyright } from '../frame/copyright/Copyright.tsx';
import { DocFooter } from '../frame/doc-footer/DocFooter.tsx';
import { DocMeta } from '../frame/doc-meta/DocMeta.tsx';
import { DocTitle } from '../frame/doc-title/DocTitle.tsx';
import { Footer } from '../frame/footer/Footer.tsx';
import { Leaf, useLeaf } from '../frame/leaf/Leaf.tsx';
import { LocalBar } from '../frame/local-bar/LocalBar.tsx';
import { Navbar } from '../frame/navbar/Navbar.tsx';
import { Outline, useAside, useHasAside } from '../frame/outline/Outline.tsx';
import { PageActions } from '../frame/page-actions/PageActions.tsx';
import { Pager } from '../frame/pager/Pager.tsx';
import { Sidebar } from '../frame/sidebar/Sidebar.tsx';
import { CONTENT_ID } from '../frame/skip-link/SkipLink.tsx';
import { Standfirst, useStandfirst } from '../frame/standfirst/Standfirst.tsx';
import { VersionNotice } from '../frame/versions/VersionNotice.tsx';
import { PostCover } from '../posts/cover/PostCover.tsx';

/** A page that an author has written for addresses that lead nowhere: it has no date, and nobody reads it in turn. */
const isErrorPage = (route: string) => route.endsWith('/404.html');

/** The layout of documentation: sidebar, content with all that belongs to it, outline. */
export function Doc({ children }: LayoutProps) {
  const { navigation, page } = usePage();
  const hasSidebar = navigation.sidebar !== undefined;
  const isArticle = !isErrorPage(page.route);
  const hasAside = useHasAside();
  const aside = useAside();
  const standfirst = useStandfirst();
  const leaf = useLeaf();
  const language = useTextLanguage();
  return (
    <>
      {leaf === true && <Leaf />}
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
          <div className="frame-eyebrow">
            <Breadcrumbs />
            {isArticle && <PageActions />}
          </div>
          <Slot name="doc-before" />
          <article {...language} data-standfirst={standfirst || undefined}>
            <Slot name="doc-title-before" />
            <Head>{isArticle && <Meta />}</Head>
            <PostCover />
            <Slot name="doc-content-before" />
            <div className="prose">{children}</div>
            <InReaderLanguage>{isArticle && <Copyright />}</InReaderLanguage>
          </article>
          <Slot name="doc-footer-before" />
          {isArticle && <Belongings />}
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

/** Title and facts of a page, and what readers should know before they read on. */
function Head({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="frame-doc-head">
        <DocTitle />
        <InReaderLanguage>
          <Slot name="doc-title-after" />
          {children}
        </InReaderLanguage>
      </div>
      <Standfirst />
      <InReaderLanguage>
        <VersionNotice />
        <TranslationNotice />
      </InReaderLanguage>
    </>
  );
}

/** What stands below a page: its source, its history, its neighbours. */
function Belongings() {
  return (
    <>
      <div className="frame-doc-foot">
        <DocFooter />
        <ContributorsBlock />
        <Changelog />
      </div>
      <Pager />
    </>
  );
}

/** Facts of a page, and what authors add around them. */
function Meta() {
  return (
    <>
      <Slot name="doc-meta-top" />
      <div className="frame-doc-line">
        <Slot name="doc-meta-before" />
        <DocMeta />
        <Slot name="doc-meta-after" />
      </div>
      <Slot name="doc-meta-bottom" />
    </>
  );
}
