import type { PageData } from 'bifolio/client';
import { usePage, useStyleSheet } from 'bifolio/client';
import type { ReactNode } from 'react';
import { useTheme } from '../../hooks/use-theme.ts';
import { textLanguage } from '../../text/borrowed-texts.ts';
import { InterfaceText } from '../../text/InterfaceText.tsx';
import { pluralForm } from '../../text/plural-form.ts';
import type { Text } from '../../text/text.ts';
import { Link } from '../link/Link.tsx';

/** Under the title of a translation whose source is newer, or that does not exist: what the page lacks, and a link to the source. */
export function TranslationNotice() {
  const { behind, fallback } = usePage().page;
  if (fallback) return <Untranslated {...fallback} />;
  return behind ? <Behind {...behind} /> : null;
}

function Behind({ passages, source, lang }: NonNullable<PageData['behind']>) {
  const { locale } = usePage();
  const theme = useTheme();
  const language = textLanguage(theme, 'behindText', locale.lang);
  const text = pluralForm(theme.text.behindText, passages, language);
  return (
    <Notice source={source} lang={lang} of="behindText">
      {text.replace('{count}', passages.toLocaleString(language))}
    </Notice>
  );
}

function Untranslated({ source, lang }: NonNullable<PageData['fallback']>) {
  const { alternates } = usePage().navigation;
  const { text } = useTheme();
  const language = alternates.find(({ link }) => link === source)?.label ?? lang;
  return (
    <Notice source={source} lang={lang} of="untranslatedText">
      {text.untranslatedText.replace('{language}', language)}
    </Notice>
  );
}

interface NoticeProps {
  source: string;
  lang?: string;
  /** Its text. */
  of: keyof Text;
  children: ReactNode;
}

function Notice({ source, lang, of, children }: NoticeProps) {
  const { text } = useTheme();
  useStyleSheet('behind');
  return (
    <p className="frame-behind" data-search="false">
      <InterfaceText of={of} isSentence>
        {children}
      </InterfaceText>{' '}
      <Link link={source} hrefLang={lang}>
        <InterfaceText of="readOriginalText">{text.readOriginalText}</InterfaceText>
      </Link>
    </p>
  );
}
