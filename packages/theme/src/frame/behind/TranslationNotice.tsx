import type { PageData } from 'bifolio/client';
import { usePage, useStyleSheet } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { pluralForm } from '../../text/plural-form.ts';
import { Link } from '../link/Link.tsx';

/** Under the title of a translation whose source is newer: by how many passages, and a link to the source. */
export function TranslationNotice() {
  const { page } = usePage();
  return page.behind ? <Notice {...page.behind} /> : null;
}

function Notice({ passages, source, lang }: NonNullable<PageData['behind']>) {
  const { locale } = usePage();
  const { text } = useTheme();
  useStyleSheet('behind');
  return (
    <p className="frame-behind" data-search="false">
      {pluralForm(text.behindText, passages, locale.lang).replace(
        '{count}',
        passages.toLocaleString(locale.lang),
      )}{' '}
      <Link link={source} hrefLang={lang}>
        {text.readOriginalText}
      </Link>
    </p>
  );
}
