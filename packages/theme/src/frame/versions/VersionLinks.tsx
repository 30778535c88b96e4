import { usePage } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';

/** This page in every version, or what comes nearest there. */
export function VersionLinks() {
  const { versions = [] } = usePage().navigation;
  const { text } = useTheme();
  return (
    <ul className="frame-menu">
      {versions.map(({ label, href, isOwn }) => (
        <li key={href}>
          <a className="frame-nav-link" href={href} aria-current={isOwn ? 'true' : undefined}>
            {label || text.latestVersionText}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** Name of the version that is shown; `undefined` where there is one only. */
export function useOwnVersion(): string | undefined {
  const { site, navigation } = usePage();
  const { text } = useTheme();
  if (!site.hasVersions) return undefined;
  return navigation.versions?.find(({ isOwn }) => isOwn)?.label || text.latestVersionText;
}
