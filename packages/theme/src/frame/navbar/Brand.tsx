import { usePage } from 'bifolio/client';
import { useHref } from '../../hooks/use-href.ts';
import { useTheme } from '../../hooks/use-theme.ts';

/** Square until it has loaded, so that the name beside it stays put; the one that is not shown is not fetched. */
const LOGO = { width: 28, height: 28, loading: 'lazy' } as const;

/** Logo and name of the site, linking to the home of the locale. */
export function Brand() {
  const { locale } = usePage();
  const { home, logo, logoDark, siteTitle } = useTheme();
  const href = useHref();
  return (
    <a className="frame-brand" href={href(home ?? locale.path)}>
      {logo && <img className={logoDark && 'only-light'} src={href(logo)} alt="" {...LOGO} />}
      {logoDark && <img className={logo && 'only-dark'} src={href(logoDark)} alt="" {...LOGO} />}
      <span className={!siteTitle && (logo || logoDark) ? 'visually-hidden' : undefined}>{locale.title}</span>
    </a>
  );
}
