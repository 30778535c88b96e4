import { usePage, useStyleSheet } from 'bifolio/client';
import { useHref } from '../../hooks/use-href.ts';
import { useTheme } from '../../hooks/use-theme.ts';

/** Opens the page beside its translation; absent on pages without one, on fallback pages, and where one of them is locked. */
export function FacingButton() {
  const { navigation, locale, page } = usePage();
  const { facing } = useTheme();
  const twin = navigation.alternates.find(
    ({ path, exists, locked }) => exists && !locked && path !== locale.path,
  );
  if (!facing || !twin || page.unlocked || page.fallback) return null;
  return <Button {...twin} />;
}

function Button({ link, lang, label }: { link: string; lang: string; label: string }) {
  const { text } = useTheme();
  const href = useHref();
  useStyleSheet('facing');
  return (
    <div className="frame-facing-open" data-search="false">
      <button
        type="button"
        className="frame-facing-button"
        aria-pressed="false"
        aria-keyshortcuts="D"
        data-facing={href(link)}
        data-facing-lang={lang}
        data-facing-label={label}
        data-facing-failed={text.facingFailedText}
      >
        {text.facingText.replace('{language}', label)} <kbd>D</kbd>
      </button>
      <span role="status" />
    </div>
  );
}
