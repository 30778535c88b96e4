import type { PageData } from 'bifolio/client';
import { usePage, useStyleSheet } from 'bifolio/client';
import type { ReactNode } from 'react';
import { useTheme } from '../../hooks/use-theme.ts';
import { pluralForm } from '../../text/plural-form.ts';
import { Link } from '../link/Link.tsx';

/** Under the title of a translation whose source is newer, or that does not exist: what the page lacks, and a link to the source. */
export function TranslationNotice() {
  const { behind, fallback } = usePage().page;
  if (fallback) return <Untranslated {...fallback} />;
  return behind ? <Behind {...behind} /> : null;
}

function Behind({ passages, source, lang }: NonNullable<PageData['behind']>) {
  const { locale } = usePage();
  const { text } = useTheme();
  return (
    <Notice source={source} lang={lang}>
      {pluralForm(text.behindText, passages, locale.lang).replace(
        '{count}',
        passages.toLocaleString(locale.lang),
      )}
    </Notice>
  );
}

function Untranslated({ source, lang }: NonNullable<PageData['fallback']>) {
  const { alternates } = usePage().navigation;
  const { text } = useTheme();
  const language = alternates.find(({ link }) => link === source)?.label ?? lang;
  return (
    <Notice source={source} lang={lang}>
      {text.untranslatedText.replace('{language}', language)}
    </Notice>
  );
}

function Notice({ source, lang, children }: { source: string; lang?: string; children: ReactNode }) {
  const { text } = useTheme();
  useStyleSheet('behind');
  return (
    <p className="frame-behind" data-search="false">
      {children}{' '}
      <Link link={source} hrefLang={lang}>
        {text.readOriginalText}
      </Link>
    </p>
  );
}
