import type { LayoutProps } from 'bifolio';
import { Slot, usePage } from 'bifolio/client';
import { InReaderLanguage, useTextLanguage } from '../frame/behind/languages.tsx';
import { TranslationNotice } from '../frame/behind/TranslationNotice.tsx';
import { DocTitle } from '../frame/doc-title/DocTitle.tsx';
import { Footer } from '../frame/footer/Footer.tsx';
import { LocalBar } from '../frame/local-bar/LocalBar.tsx';
import { Navbar } from '../frame/navbar/Navbar.tsx';
import { Sidebar } from '../frame/sidebar/Sidebar.tsx';
import { CONTENT_ID } from '../frame/skip-link/SkipLink.tsx';
import { VersionNotice } from '../frame/versions/VersionNotice.tsx';
import { Shell } from './Shell.tsx';

/** Title and content, without what belongs to documentation; beside the sidebar of its section, if it has one. */
export function Page({ children }: LayoutProps) {
  const hasSidebar = usePage().navigation.sidebar !== undefined;
  const language = useTextLanguage();
  const text = (
    <>
      <DocTitle />
      <InReaderLanguage>
        <VersionNotice />
        <TranslationNotice />
      </InReaderLanguage>
      <div className="prose">{children}</div>
    </>
  );
  const content = (
    <>
      <Slot name="page-top" />
      {language.lang ? <article {...language}>{text}</article> : text}
      <Slot name="page-bottom" />
    </>
  );
  if (!hasSidebar) return <Shell className="frame-page">{content}</Shell>;
  return (
    <>
      <Slot name="layout-top" />
      <Navbar />
      <LocalBar outline={false} />
      <div className="frame-doc" data-sidebar>
        <Sidebar />
        <main id={CONTENT_ID} className="frame-doc-main" tabIndex={-1}>
          {content}
        </main>
        <Footer />
      </div>
      <Slot name="layout-bottom" />
    </>
  );
}
