import { usePage } from 'bifolio/client';
import type { ReactNode } from 'react';
import { textDirection } from '../../text/text-direction.ts';

/** Attributes of the element around the text of a page: on a fallback page, that is in another language than the frame. */
export function useTextLanguage(): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const { fallback } = usePage().page;
  return fallback ? { lang: fallback.lang, dir: textDirection(fallback.lang) } : {};
}

/** Parts of the frame among the text: they speak the reader's language on a fallback page too. */
export function InReaderLanguage({ children }: { children: ReactNode }) {
  const { page, locale } = usePage();
  if (!page.fallback) return children;
  return (
    <div lang={locale.lang} dir={textDirection(locale.lang)}>
      {children}
    </div>
  );
}
