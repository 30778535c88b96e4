/** The generator's public face in Node: configuration, building, and the contracts of themes and blocks. */
export { buildSite, createDevServer, prebuildTheme, renderMarkdown } from './api.ts';
export type { BuildOptions, BuildSummary } from './build/build-site.ts';
export type {
  ArchiveYear,
  CategoryItem,
  CategoryLink,
  ListData,
  ListPlace,
  PostEntry,
} from './collections/lists/list-types.ts';
export {
  type CategoriesTransform,
  type CategoryStep,
  type CollectionInput,
  collectionSchema,
  type DocCollectionInput,
  docCollectionSchema,
  type FrontmatterTransform,
  type NewFields,
  type PostCollectionInput,
  postCollectionSchema,
} from './collections/options.ts';
export type {
  Collection,
  DocCollection,
  Post,
  PostCollection,
  PostList,
  PostListKind,
  Tag,
} from './collections/types.ts';
export { defineConfig } from './config/define-config.ts';
export { type LoadedConfig, loadConfig } from './config/load.ts';
/** For themes: their options are checked as ours are, and built on the same schemas. */
export { type OptionsOrigin, parseOptions } from './config/parse-options.ts';
export type { ConfigInput } from './config/schema.ts';
export { webAddressSchema } from './content/frontmatter/web-address.ts';
export { type CoreFieldsInput, type FieldsOf, fieldOf, frontmatterSchema } from './content/frontmatter.ts';
export type {
  Badge,
  Change,
  Contributor,
  Frontmatter,
  Heading,
  ReadingTime,
  ThemeFields,
} from './content/page.ts';
export type { DevServer, DevServerOptions } from './dev/dev-server.ts';
export { BifolioError, type Position, type Problem } from './errors/bifolio-error.ts';
export type { Extension, ExtensionMarkdown, HeadEntry, HeadPage } from './extensions/types.ts';
export type { Face } from './faces/types.ts';
export { feedFiles } from './feeds/feed-files.ts';
export type { FeedFormat, FeedSettings } from './feeds/feed-settings.ts';
export type {
  BesideFile,
  BesidePage,
  FilePages,
  Generated,
  GeneratedFile,
  GeneratedPage,
  KeyPages,
  ScannedSite,
} from './generated/types.ts';
export {
  type NavbarInput,
  navbarSchema,
  type SidebarEntryInput,
  type SidebarInput,
  type SidebarItemInput,
  sidebarSchema,
} from './graph/options.ts';
export type { LinkTarget, NavItem, SidebarItem, SiteLocale } from './graph/types.ts';
export { type AppearanceDefault, appearanceScript } from './islands/appearance/appearance-script.ts';
export { type EncryptInput, encryptOptions } from './locks/options.ts';
export { createLog, type Log } from './log/log.ts';
export { createProgress, type Progress } from './log/progress.ts';
export { presetOptions } from './markdown/presets.ts';
export type {
  TypedCode,
  TypeInfo,
  TypeNote,
  TypeProblem,
  TypeReader,
  TypeReaderModule,
  TypeReaderOptions,
} from './markdown/twoslash/types.ts';
export { type Block, defineBlock, type MarkdownResult } from './markdown/types.ts';
export type { RenderedMarkdown, RenderMarkdownOptions } from './render-markdown.ts';
export { type ReplaceAssetsInput, replaceAssetsOptions } from './replace-assets/options.ts';
export type { Input, ObjectInput } from './schemas/input.ts';
export { switchable } from './schemas/switchable.ts';
export type {
  DocumentProps,
  GeneratedLayoutProps,
  InsertSource,
  LayoutProps,
  LockFormProps,
  PageContext,
  PageData,
  Theme,
  ThemeLocale,
  ThemePageOptions,
  ThemeServer,
} from './theme-contract.ts';
export { generatorVersion } from './version.ts';
