/**
 * React hooks and components for themes and authors, at build time and in the browser.
 * @module
 */
import './browser/islands/jsx-elements.ts';

export type {
  Appearance,
  AppearanceMode,
  AppearanceStore,
} from './browser/islands/appearance/appearance-store.ts';
export { FaceExcerpt } from './browser/islands/parts/face-excerpt.tsx';
export { FacesContext, useFace, useFaceField, useFaces } from './browser/islands/parts/face-hooks.ts';
export { Html } from './browser/islands/parts/html.tsx';
export { Insert, useInsert } from './browser/islands/parts/insert.tsx';
export { useData, useLang, useRoute } from './browser/islands/parts/island-hooks.ts';
export type { IslandProvidersProps } from './browser/islands/parts/island-providers.tsx';
export { IslandProviders, PageProvider } from './browser/islands/parts/island-providers.tsx';
export { usePage, usePageFor } from './browser/islands/parts/page-hooks.ts';
export type { PageParts } from './browser/islands/parts/page-parts.tsx';
export {
  PagePartsContext,
  Slot,
  useComponent,
  useFile,
  useHasSlot,
  useHeading,
  useReport,
  useResolveLink,
} from './browser/islands/parts/page-parts.tsx';
export { SvgIcon, type SvgIconProps } from './browser/islands/parts/svg-icon.tsx';
export type { DarkMode } from './browser/islands/parts/use-dark-mode.ts';
export { useDarkMode } from './browser/islands/parts/use-dark-mode.ts';
export { useIcon } from './browser/islands/parts/use-icon.ts';
export { useNeeds, useStyleSheet } from './browser/islands/parts/use-needs.ts';
export type { ClientData, HydrateWhen } from './browser/islands/protocol.ts';
export { Lock, type LockProps } from './browser/locks/Lock.tsx';
export { type Encrypt, useEncrypt } from './browser/locks/use-encrypt.ts';
export type { Face, FaceQuery } from './core/contracts/face.ts';
export { FEED_TYPES, type FeedFormat, feedRoute } from './core/contracts/feeds.ts';
export { findTag } from './core/contracts/find-tag.ts';
export type { IconDrawing } from './core/contracts/icons.ts';
export type { LockScope, SealedLock } from './core/contracts/lock.ts';
export type { PageContext, PageData } from './core/contracts/theme.ts';
export type { Problem } from './core/errors/bifolio-error.ts';
export { isoCreateTime, parseCreateTime } from './core/frontmatter/create-time.ts';
export type { Sources } from './core/needs/types.ts';
export { isExternal, withBase } from './core/routing/url.ts';
export { type Alignment, align } from './core/text/align.ts';
