/** `bifolio/client`: React hooks and components for themes and authors, at build and in the browser. */
import './islands/jsx-elements.ts';

export { type Alignment, align } from './blocks/align.ts';
export { findTag } from './collections/lists/find-tag.ts';
export { isoCreateTime, parseCreateTime } from './content/frontmatter/create-time.ts';
export type { Problem } from './errors/bifolio-error.ts';
export type { Face } from './faces/types.ts';
export { FEED_TYPES, type FeedFormat, feedRoute } from './feeds/feed-settings.ts';
export type { IconDrawing } from './icons/types.ts';
export type { Appearance, AppearanceMode, AppearanceStore } from './islands/appearance/appearance-store.ts';
export { FaceExcerpt } from './islands/parts/face-excerpt.tsx';
export { FacesContext, useFace, useFaces } from './islands/parts/face-hooks.ts';
export { Html } from './islands/parts/html.tsx';
export { Insert, useInsert } from './islands/parts/insert.tsx';
export type { IslandProvidersProps } from './islands/parts/island-providers.tsx';
export { IslandProviders, PageProvider } from './islands/parts/island-providers.tsx';
export { useData, useLang, usePage, usePageFor, useRoute } from './islands/parts/page-hooks.ts';
export type { PageParts } from './islands/parts/page-parts.tsx';
export {
  PagePartsContext,
  Slot,
  useComponent,
  useFile,
  useHasSlot,
  useHeading,
  useReport,
  useResolveLink,
} from './islands/parts/page-parts.tsx';
export { SvgIcon, type SvgIconProps } from './islands/parts/svg-icon.tsx';
export type { DarkMode } from './islands/parts/use-dark-mode.ts';
export { useDarkMode } from './islands/parts/use-dark-mode.ts';
export { useIcon } from './islands/parts/use-icon.ts';
export type { ClientData, HydrateWhen } from './islands/protocol.ts';
export { Lock, type LockProps } from './locks/Lock.tsx';
export type { LockScope, SealedLock } from './locks/protocol.ts';
export { type Encrypt, useEncrypt } from './locks/use-encrypt.ts';
export type { Sources } from './needs/types.ts';
export { useNeeds, useStyleSheet } from './needs/use-needs.ts';
export { isExternal, withBase } from './routing/url.ts';
export type { PageContext, PageData } from './theme-contract.ts';
