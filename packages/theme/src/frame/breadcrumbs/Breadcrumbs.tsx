import { usePage } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { Link } from '../link/Link.tsx';

/** The way from the home of the locale to this page; left out where it would have one step only. */
export function Breadcrumbs() {
  const { navigation, page } = usePage();
  const { homeText, text } = useTheme();
  const { breadcrumbs } = navigation;
  if (breadcrumbs.length < 2) return null;
  const textOf = (step: { text: string }, index: number) => (index === 0 && homeText) || step.text;
  // The title below says it.
  const isHere = (index: number) =>
    index === breadcrumbs.length - 1 && (!breadcrumbs[index]?.link || breadcrumbs[index].link === page.route);
  return (
    <nav className="frame-breadcrumbs" aria-label={text.breadcrumbsLabel}>
      <ol>
        {breadcrumbs.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps never move, and two may be alike
          <li key={index} className={isHere(index) ? 'visually-hidden' : undefined}>
            {step.link && step.link !== page.route ? (
              <Link link={step.link}>{textOf(step, index)}</Link>
            ) : (
              <span aria-current={isHere(index) ? 'page' : undefined}>{textOf(step, index)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
