/**
 * Hooks of the theme for components of authors.
 * @module
 */
export { type Encrypt, useEncrypt } from 'bifolio/client';
export type { BulletinData } from './frame/bulletin/bulletin-store.ts';
export { type BulletinControl, useBulletinControl } from './frame/bulletin/use-bulletin-control.ts';
export { type SidebarControl, useSidebar } from './hooks/use-sidebar.ts';
export { useSidebarData } from './hooks/use-sidebar-data.ts';
export { useThemeLocaleData } from './hooks/use-theme.ts';
export { type LocalePost, useLocalePostList } from './posts/entries/use-locale-post-list.ts';
