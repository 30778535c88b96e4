/**
 * For configs, scripts, themes and extensions: checking, building, and the contracts they keep.
 * @module
 */
export { buildSite, createDevServer, prebuildTheme, renderMarkdown } from './api.ts';
export { type AppearanceDefault, appearanceScript } from './browser/islands/appearance/appearance-script.ts';
export type {
  Collection,
  DocCollection,
  Post,
  PostCollection,
  PostList,
  PostListKind,
  Tag,
} from './core/contracts/collections.ts';
export type { Extension, ExtensionMarkdown, HeadEntry, HeadPage } from './core/contracts/extension.ts';
export type { Face } from './core/contracts/face.ts';
export type { FeedFormat, FeedSettings } from './core/contracts/feeds.ts';
export {
  type CoreFieldsInput,
  type FieldsOf,
  fieldOf,
  frontmatterSchema,
} from './core/contracts/frontmatter.ts';
export type {
  BesideFile,
  BesidePage,
  FilePages,
  Generated,
  GeneratedFile,
  GeneratedPage,
  KeyPages,
  ScannedSite,
} from './core/contracts/generated.ts';
export { type Block, defineBlock, type MarkdownResult } from './core/contracts/markdown.ts';
export type { LinkTarget, NavItem, SidebarItem, SiteLocale } from './core/contracts/navigation.ts';
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
} from './core/contracts/options/collections.ts';
export { type EncryptInput, encryptOptions } from './core/contracts/options/locks.ts';
export {
  type NavbarInput,
  navbarSchema,
  type SidebarEntryInput,
  type SidebarInput,
  type SidebarItemInput,
  sidebarSchema,
} from './core/contracts/options/navigation.ts';
export { type ReplaceAssetsInput, replaceAssetsOptions } from './core/contracts/options/replace-assets.ts';
export type {
  Badge,
  Change,
  Contributor,
  Fallback,
  Frontmatter,
  GitData,
  Heading,
  Page,
  PageLock,
  PageOrigin,
  ReadingTime,
  ThemeFields,
} from './core/contracts/page.ts';
export { type Data, type DataCall, defineData } from './core/contracts/sources/data.ts';
export type { RowSchema, SchemaResult } from './core/contracts/sources/row-schema.ts';
export {
  defineSource,
  type KeptCall,
  type RowPlace,
  type Source,
  type SourceCall,
  type SourceRow,
} from './core/contracts/sources/source.ts';
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
} from './core/contracts/theme.ts';
export { BifolioError, type Position, type Problem } from './core/errors/bifolio-error.ts';
export { webAddressSchema } from './core/frontmatter/web-address.ts';
export { createLog, type Log } from './core/log/log.ts';
export { createProgress, type Progress } from './core/log/progress.ts';
export type { Input, ObjectInput } from './core/schemas/input.ts';
/** For themes: their options are checked as ours are, and built on the same schemas. */
export { type OptionsOrigin, parseOptions } from './core/schemas/parse-options.ts';
export { switchable } from './core/schemas/switchable.ts';
export { escapeMarkdown } from './core/text/escape-markdown.ts';
export { generatorVersion } from './core/version.ts';
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
export type { RenderedMarkdown, RenderMarkdownOptions } from './render-markdown.ts';
export type { BuildOptions, BuildSummary } from './site/build/build-contract.ts';
export type {
  ArchiveYear,
  CategoryItem,
  CategoryLink,
  ListData,
  ListPlace,
  PostEntry,
} from './site/collections/lists/list-types.ts';
export { defineConfig } from './site/config/define-config.ts';
export { type LoadedConfig, loadConfig } from './site/config/load.ts';
export type { ConfigInput } from './site/config/schema.ts';
export type { DevServer, DevServerOptions } from './site/dev/dev-server.ts';
export { feedFiles } from './site/feeds/feed-files.ts';
