/**
 * For blocks of Markdown and of home pages, where they check and parse. Light: every build loads it.
 * @module
 */

export { createWorkBudget, type WorkBudget } from './core/clock/work-budget.ts';
export type {
  BlockContext,
  DrawnPicture,
  FenceClaim,
  PictureToDraw,
  SettlingComponent,
  SettlingPage,
  WrittenFence,
} from './core/contracts/block.ts';
export { type Block, defineBlock } from './core/contracts/markdown.ts';
export { passwordsSchema } from './core/contracts/options/locks.ts';
export { BifolioError } from './core/errors/bifolio-error.ts';
export { nearest } from './core/errors/nearest.ts';
export { escapeHtml } from './core/html/escape-html.ts';
export { parseOptions } from './core/schemas/parse-options.ts';
export { switchable } from './core/schemas/switchable.ts';
export {
  type AttributeValues,
  isOn,
  parseAttributes,
  parseLength,
  parseTime,
  textOf,
} from './core/text/attribute-string.ts';
export {
  type AttributeKind,
  type AttributeProps,
  type Attributes,
  defineAttributes,
  type TagAttributes,
} from './core/text/attributes.ts';
export { CJK_LETTER } from './core/text/cjk.ts';
export { checkAttributes, readAttributes, type Shorthands } from './markdown/attributes/check-attributes.ts';
export { createFenceTracker } from './markdown/code/fence-tracker.ts';
export {
  type DocumentOfPage,
  type Picture,
  type PropTools,
  prepareProps,
} from './markdown/components/component-props.ts';
export {
  type ComponentMeta,
  componentTokens,
  pushComponent,
  type SlotMeta,
  slotTokens,
} from './markdown/components/component-tokens.ts';
export { readTag } from './markdown/components/tag-attributes.ts';
export { nameContainer } from './markdown/containers/container-names.ts';
export { defineEmbed, type Embed } from './markdown/containers/define-embed.ts';
export { nameEmbed } from './markdown/containers/embed-names.ts';
export {
  type ContainerOptions,
  defineNestedContainer,
  type NestedContainer,
  type WrittenContainer,
} from './markdown/containers/nested-container.ts';
export { defineRawContainer, type RawContainer } from './markdown/containers/raw-container.ts';
export { type FolderFile, readFolder } from './markdown/include/read-folder.ts';
export { readSource } from './markdown/include/read-source.ts';
export { obsidianOptions } from './markdown/links/obsidian-options.ts';
export { contextOf } from './markdown/page-state.ts';
export {
  type ElementAttributes,
  elementTokens,
  inlineToken,
  type ListItem,
  labelToken,
  replaceLists,
  textToken,
} from './markdown/tokens/element-tokens.ts';
export { notInstalled } from './site/modules/not-installed.ts';
