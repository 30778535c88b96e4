import { useTheme } from '../../hooks/use-theme.ts';
import { useTextLanguages } from '../../text/text-language.ts';
import { useOwnVersion, VersionLinks } from './VersionLinks.tsx';

/** The versions on the sheet of small screens. */
export function VersionScreen() {
  const { text } = useTheme();
  const languageOf = useTextLanguages();
  if (useOwnVersion() === undefined) return null;
  return (
    <nav aria-label={text.selectVersionText}>
      <p className="frame-menu-title" {...languageOf('selectVersionText')}>
        {text.selectVersionText}
      </p>
      <VersionLinks />
    </nav>
  );
}
