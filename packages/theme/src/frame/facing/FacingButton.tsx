import { usePage } from 'bifolio/client';
import { useHref } from '../../hooks/use-href.ts';
import { useTheme } from '../../hooks/use-theme.ts';
import { InterfaceText } from '../../text/InterfaceText.tsx';
import { textDirection } from '../../text/text-direction.ts';
import { useTextLanguages } from '../../text/text-language.ts';

/** Opens the page beside its translation; absent on pages without one, on fallback pages, and where one of them is locked or the translation has a locked part. */
export function FacingButton() {
  const { navigation, locale, page } = usePage();
  const { facing } = useTheme();
  const twin = navigation.alternates.find(
    ({ path, exists, locked, hasLockedPart }) => exists && !locked && !hasLockedPart && path !== locale.path,
  );
  if (!facing || !twin || page.unlocked || page.fallback) return null;
  return <Button {...twin} />;
}

function Button({ link, lang, label }: { link: string; lang: string; label: string }) {
  const { text } = useTheme();
  const href = useHref();
  const dir = textDirection(lang);
  const languageOf = useTextLanguages();
  return (
    <div className="frame-facing-open" data-search="false">
      <button
        type="button"
        className="frame-facing-button"
        aria-pressed="false"
        aria-keyshortcuts="D"
        data-facing={href(link)}
        data-facing-lang={lang}
        data-facing-dir={dir === textDirection(usePage().locale.lang) ? undefined : dir}
        data-facing-label={label}
        data-facing-failed={text.facingFailedText}
      >
        <InterfaceText of="facingText">{text.facingText.replace('{language}', label)}</InterfaceText>{' '}
        <kbd>D</kbd>
      </button>
      <span role="status" {...languageOf('facingFailedText', 'sentence')} />
    </div>
  );
}
