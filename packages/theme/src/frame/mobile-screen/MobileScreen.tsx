import { Slot, usePage } from 'bifolio/client';
import { useTheme } from '../../hooks/use-theme.ts';
import { useTextLanguages } from '../../text/text-language.ts';
import { LocaleLinks, useHasLanguages } from '../locale-links/LocaleLinks.tsx';
import { SocialLinks } from '../social/SocialLinks.tsx';
import { VersionScreen } from '../versions/VersionScreen.tsx';
import { ScreenMenu } from './ScreenMenu.tsx';

/** The id that the button which opens the screen points at. */
export const MOBILE_SCREEN_ID = 'frame-screen';

/** The navigation bar's content as a sheet for small screens. A native popover: it opens without script. */
export function MobileScreen() {
  const { navigation } = usePage();
  const { text } = useTheme();
  const languageOf = useTextLanguages();
  const hasLanguages = useHasLanguages();
  return (
    <div id={MOBILE_SCREEN_ID} className="frame-screen" popover="auto">
      {/* In the head: half a navigation bar is not painted, since what stands at its end would move when the rest is parsed. */}
      <link rel="expect" href={`#${MOBILE_SCREEN_ID}`} blocking="render" />
      <Slot name="nav-screen-content-before" />
      <nav aria-label={text.navbarMenuLabel}>
        <Slot name="nav-screen-menu-before" />
        <ScreenMenu items={navigation.navbar} />
        <Slot name="nav-screen-menu-after" />
      </nav>
      {hasLanguages && (
        <nav aria-label={text.selectLanguageAriaLabel}>
          <p className="frame-menu-title" {...languageOf('selectLanguageText')}>
            {text.selectLanguageText}
          </p>
          <LocaleLinks />
        </nav>
      )}
      <VersionScreen />
      <SocialLinks />
      <Slot name="nav-screen-content-after" />
    </div>
  );
}
