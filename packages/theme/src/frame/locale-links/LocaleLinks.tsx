import { usePage } from 'bifolio/client';
import { useHref } from '../../hooks/use-href.ts';

/**
 * This page in every language, or that language's home where there is no twin. The browser side adds the reader's
 * query and hash (`keep-place-across-locales.ts` finds the links by `data-locale`).
 */
export function LocaleLinks() {
  const { navigation, locale } = usePage();
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
    </ul>
  );
}
