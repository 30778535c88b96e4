import { usePage } from 'bifolio/client';
import { useTheme } from '../hooks/use-theme.ts';
import { textLanguage } from './borrowed-texts.ts';
import { textDirection } from './text-direction.ts';

/** Attributes of an element that holds a text of the interface: its language, if that is not the one of the page. */
export function useTextLanguages() {
  const theme = useTheme();
  const { locale } = usePage();
  const isMirrored = textDirection(locale.lang) === 'rtl';
  /** `sentence`: the text has punctuation, which stands where its language has it. */
  return (key: string, kind?: 'sentence'): { lang?: string; dir?: 'ltr' } => {
    const lang = textLanguage(theme, key, locale.lang);
    if (lang === locale.lang) return {};
    return { lang, dir: isMirrored && kind === 'sentence' ? 'ltr' : undefined };
  };
}
