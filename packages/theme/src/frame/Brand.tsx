import { usePage } from 'bifolio/client';
import { useHref } from '../hooks/use-href.ts';
import { useTheme } from '../hooks/use-theme.ts';

/** Logo and name of the site, linking to the home of the locale. */
export function Brand() {
  const { locale } = usePage();
  const { home, logo, logoDark } = useTheme();
  const href = useHref();
  return (
    <a className="frame-brand" href={href(home ?? locale.path)}>
      {logo && <img className={logoDark && 'only-light'} src={href(logo)} alt="" height={28} />}
      {logoDark && <img className={logo && 'only-dark'} src={href(logoDark)} alt="" height={28} />}
      <span>{locale.title}</span>
    </a>
  );
}
