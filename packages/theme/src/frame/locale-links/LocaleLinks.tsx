import { usePage } from 'bifolio/client';
import { useHref } from '../../hooks/use-href.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import { Link } from '../link/Link.tsx';

/**
 * This page in every language, or that language's home where there is no twin; then translations that live elsewhere. The browser side adds the reader's
 * query and hash (`keep-place-across-locales.ts` finds the links by `data-locale`).
 */
export function LocaleLinks() {
  const { navigation, locale } = usePage();
  const { translations } = useTheme();
  const href = useHref();
  return (
    <ul className="frame-menu">
      {navigation.alternates.map(({ path, lang, label, link }) => (
        <li key={path}>
          <a
            className="frame-nav-link"
            href={href(link)}
            lang={lang}
            hrefLang={lang}
            data-locale={path}
            aria-current={path === locale.path ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
      {translations.map(({ label, lang, link }) => (
        <li key={link}>
          <Link className="frame-nav-link" link={link} lang={lang} hrefLang={lang}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Whether there is another language to choose. */
export function useHasLanguages(): boolean {
  const { alternates } = usePage().navigation;
  return alternates.length + useTheme().translations.length > 1;
}
