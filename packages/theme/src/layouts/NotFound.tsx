import { Slot, usePage, useStyleSheet } from 'bifolio/client';
import { SearchOpener } from '../frame/search/SearchOpener.tsx';
import { useHref } from '../hooks/use-href.ts';
import { useTheme } from '../hooks/use-theme.ts';
import { InterfaceText } from '../text/InterfaceText.tsx';
import { useTextLanguages } from '../text/text-language.ts';
import { Shell } from './Shell.tsx';

/** The page for addresses that lead nowhere. All of its texts are the option `notFound`. */
export function NotFound() {
  const { locale } = usePage();
  const { home, text } = useTheme();
  const { code, title, quote, linkLabel, linkText } = text.notFound;
  const href = useHref();
  const languageOf = useTextLanguages();
  useStyleSheet('not-found');
  return (
    <Shell className="frame-not-found">
      <Slot name="not-found">
        <p className="frame-not-found-code">{code}</p>
        <h1 {...languageOf('notFound.title')}>{title}</h1>
        <blockquote {...languageOf('notFound.quote', 'sentence')}>{quote}</blockquote>
        <div className="frame-not-found-ways">
          <a className="button" data-theme="brand" href={href(home ?? locale.path)} aria-label={linkLabel}>
            <InterfaceText of="notFound.linkText">{linkText}</InterfaceText>
          </a>
          <SearchOpener />
        </div>
        <OtherLanguages />
      </Slot>
    </Shell>
  );
}

/** Whoever followed a link of the other language is not in the right one either. */
function OtherLanguages() {
  const { navigation, locale } = usePage();
  const { text } = useTheme();
  const href = useHref();
  const others = navigation.alternates.filter(({ path }) => path !== locale.path);
  if (others.length === 0) return null;
  return (
    <nav className="frame-not-found-languages" aria-label={text.selectLanguageAriaLabel}>
      {others.map(({ path, lang, label }) => (
        <a key={path} href={href(path)} lang={lang} hrefLang={lang} data-locale={path}>
          {label}
        </a>
      ))}
    </nav>
  );
}
