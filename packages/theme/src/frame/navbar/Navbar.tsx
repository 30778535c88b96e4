import type { NavItem } from 'bifolio';
import { Slot, usePage } from 'bifolio/client';
import { Badge } from '../../blocks/badge/component.tsx';
import { useTheme } from '../../hooks/use-theme.ts';
import { AppearanceSwitch } from '../appearance/AppearanceSwitch.tsx';
import { EntryIcon } from '../icon/EntryIcon.tsx';
import { Icon } from '../icon/Icon.tsx';
import { LocaleLinks, useHasLanguages } from '../locale-links/LocaleLinks.tsx';
import { MOBILE_SCREEN_ID, MobileScreen } from '../mobile-screen/MobileScreen.tsx';
import { Flyout } from '../nav-menu/Flyout.tsx';
import { GroupMenu } from '../nav-menu/GroupMenu.tsx';
import { hasLink, NavLink } from '../nav-menu/NavLink.tsx';
import { SearchTool } from '../search/field/SearchTool.tsx';
import { SocialLinks } from '../social/SocialLinks.tsx';
import { VersionMenu } from '../versions/VersionMenu.tsx';
import { Brand } from './Brand.tsx';

/** The bar at the top of every page: site name, sections, language, appearance. Left out by `navbar: false` in frontmatter. */
export function Navbar() {
  const { navigation, page } = usePage();
  const { navbarSocialInclude, text } = useTheme();
  if (page.frontmatter.navbar === false) return null;
  return (
    <header className="frame-navbar" data-persist="navbar">
      <Slot name="nav-bar-title-before" />
      <Brand />
      <Slot name="nav-bar-title-after" />
      <Slot name="nav-bar-content-before" />
      <nav className="frame-navbar-sections" aria-label={text.navbarLabel}>
        <Slot name="nav-bar-menu-before" />
        <ul>
          {navigation.navbar.map((item) => (
            <li key={`${item.text} ${item.link}`}>
              <NavbarEntry item={item} />
            </li>
          ))}
        </ul>
        <Slot name="nav-bar-menu-after" />
      </nav>
      <div className="frame-navbar-tools">
        <SearchTool />
        <VersionMenu />
        <LocaleMenu />
        <AppearanceToggle />
        <SocialLinks only={navbarSocialInclude} />
        <Slot name="nav-bar-content-after" />
        <button
          type="button"
          className="frame-icon-button frame-navbar-toggle"
          popoverTarget={MOBILE_SCREEN_ID}
          aria-label={text.navbarMenuLabel}
        >
          <Icon name="menu" />
          <Icon name="close" />
        </button>
      </div>
      <MobileScreen />
    </header>
  );
}

function NavbarEntry({ item }: { item: NavItem }) {
  if (!item.items) return hasLink(item) ? <NavLink item={item} /> : null;
  return (
    <Flyout
      label={item.text}
      mark={item.icon && <EntryIcon icon={item.icon} />}
      badge={item.badge && <Badge of={item.badge} />}
    >
      <GroupMenu group={item} items={item.items} />
    </Flyout>
  );
}

function LocaleMenu() {
  const { text } = useTheme();
  if (!useHasLanguages()) return null;
  return (
    <div className="frame-navbar-locales">
      <Flyout label={text.selectLanguageAriaLabel} icon="language">
        <LocaleLinks />
      </Flyout>
    </div>
  );
}

function AppearanceToggle() {
  const { appearance, transition, text } = useTheme();
  if (appearance === false || appearance === 'force-dark') return null;
  return (
    <AppearanceSwitch
      label={text.appearanceText}
      toDark={text.darkModeSwitchTitle}
      toLight={text.lightModeSwitchTitle}
      transition={transition.appearance}
    />
  );
}
