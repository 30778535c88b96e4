import type { DocumentProps } from 'bifolio';
import { usePage } from 'bifolio/client';
import { BackToTop } from '../frame/back-to-top/BackToTop.tsx';
import { Bulletin } from '../frame/bulletin/Bulletin.tsx';
import { CopyCode } from '../frame/copy-code/CopyCode.tsx';
import { imageTexts } from '../frame/image-preview/image-texts.ts';
import { LockAgain } from '../frame/lock/LockAgain.tsx';
import { SignDown } from '../frame/sign-down/SignDown.tsx';
import { SkipLink } from '../frame/skip-link/SkipLink.tsx';
import { Watermark } from '../frame/watermark/Watermark.tsx';
import { forcesDark } from '../home/hero/force-dark.ts';
import { useTheme } from '../hooks/use-theme.ts';
import { PostHead } from '../posts/PostHead.tsx';
import { textDirection } from '../text/text-direction.ts';

/** The document of every page: what the generator puts in the head, the skip link, the layout. */
export function Document({ head, foot, lang, children }: DocumentProps) {
  const { page } = usePage();
  const theme = useTheme();
  const { appearance, transition } = theme;
  const {
    pageClass,
    externalLink = theme.externalLinkIcon,
    externalLinkIcon = externalLink,
  } = page.frontmatter;
  const forced = forcesDark(page.frontmatter);
  return (
    <html
      lang={lang}
      dir={textDirection(lang) === 'rtl' ? 'rtl' : undefined}
      data-theme={forced ? 'dark' : fixedTheme(appearance)}
      data-appearance={appearance === false ? 'force-light' : undefined}
      data-force-dark={forced ? '' : undefined}
      data-transition={transition.page ? undefined : 'none'}
      data-arriving=""
    >
      <head>
        {theme.lookCss && <style dangerouslySetInnerHTML={{ __html: theme.lookCss }} />}
        {head}
        <PostHead />
      </head>
      <body
        className={typeof pageClass === 'string' ? pageClass : undefined}
        data-layout={page.layout}
        data-external-icon={externalLinkIcon ? undefined : 'none'}
        data-image-preview={imageTexts(theme)}
      >
        <SkipLink />
        <Bulletin />
        {children}
        <CopyCode />
        <BackToTop />
        <LockAgain />
        <SignDown />
        <Watermark />
        {foot}
      </body>
    </html>
  );
}

function fixedTheme(appearance: string | boolean): string | undefined {
  if (appearance === 'force-dark') return 'dark';
  return appearance === false ? 'light' : undefined;
}
