import { useTheme } from '../../hooks/use-theme.ts';
import { Flyout } from '../nav-menu/Flyout.tsx';
import { useOwnVersion, VersionLinks } from './VersionLinks.tsx';

/** The menu of versions in the navigation bar; its button shows the one that is read. */
export function VersionMenu() {
  const own = useOwnVersion();
  const { text } = useTheme();
  if (own === undefined) return null;
  return (
    <div className="frame-navbar-versions">
      <Flyout label={own} mark={<span className="visually-hidden">{text.selectVersionText}: </span>}>
        <VersionLinks />
      </Flyout>
    </div>
  );
}
