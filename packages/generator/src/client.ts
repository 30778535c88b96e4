/** `bifolio/client`: React hooks and components for themes and authors, at build and in the browser. */
import './islands/jsx-elements.ts';

export { findTag } from './collections/find-tag.ts';
export { isoCreateTime, parseCreateTime } from './content/create-time.ts';
export type { Problem } from './errors/bifolio-error.ts';
export type { Face } from './faces/types.ts';
export { FEED_TYPES, type FeedFormat, feedRoute } from './feeds/feed-settings.ts';
export type { IconDrawing } from './icons/types.ts';
export type { Appearance, AppearanceMode, AppearanceStore } from './islands/appearance-store.ts';
export { FaceExcerpt } from './islands/face-excerpt.tsx';
export { FacesContext, useFace, useFaces } from './islands/face-hooks.ts';
export { Html } from './islands/html.tsx';
export { Insert, useInsert } from './islands/insert.tsx';
export type { IslandProvidersProps } from './islands/island-providers.tsx';
export { IslandProviders, PageProvider } from './islands/island-providers.tsx';
export { useData, useLang, usePage, usePageFor, useRoute } from './islands/page-hooks.ts';
export type { PageParts } from './islands/page-parts.tsx';
export {
  PagePartsContext,
  Slot,
  useComponent,
  useFile,
  useHasSlot,
  useHeading,
  useReport,
  useResolveLink,
} from './islands/page-parts.tsx';
export type { ClientData, HydrateWhen } from './islands/protocol.ts';
export { SvgIcon, type SvgIconProps } from './islands/svg-icon.tsx';
export type { DarkMode } from './islands/use-dark-mode.ts';
export { useDarkMode } from './islands/use-dark-mode.ts';
export { useIcon } from './islands/use-icon.ts';
export { Lock, type LockProps } from './locks/Lock.tsx';
export type { LockScope, SealedLock } from './locks/protocol.ts';
export { type Encrypt, useEncrypt } from './locks/use-encrypt.ts';
export type { Sources } from './needs/types.ts';
export { useNeeds, useStyleSheet } from './needs/use-needs.ts';
export { isExternal, withBase } from './routing/url.ts';
export type { PageContext, PageData } from './theme-contract.ts';
