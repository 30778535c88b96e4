/** What blocks of Markdown and of home pages may use where they check and parse: `bifolio/markdown`. Light: every build loads it. */

export { createWorkBudget, type WorkBudget } from './clock/work-budget.ts';
export { parseOptions } from './config/parse-options.ts';
export { BifolioError } from './errors/bifolio-error.ts';
export { nearest } from './errors/nearest.ts';
export { escapeHtml } from './html/escape-html.ts';
export { passwordsSchema } from './locks/options.ts';
export {
  type AttributeValues,
  isOn,
  parseAttributes,
  parseLength,
  parseTime,
  textOf,
} from './markdown/attributes/attribute-string.ts';
export {
  checkAttributes,
  type KnownAttributes,
} from './markdown/attributes/check-attributes.ts';
export type {
  BlockContext,
  FenceClaim,
  SettlingComponent,
  SettlingPage,
  WrittenFence,
} from './markdown/blocks/types.ts';
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
export { defineEmbed, type Embed } from './markdown/containers/define-embed.ts';
export { nameEmbed } from './markdown/containers/embed-names.ts';
export {
  type ContainerOptions,
  defineNestedContainer,
  type NestedContainer,
  type WrittenContainer,
} from './markdown/containers/nested-container.ts';
export { defineRawContainer, type RawContainer } from './markdown/containers/raw-container.ts';
export { nameContainer } from './markdown/containers/unknown-containers.ts';
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
export { type Block, defineBlock } from './markdown/types.ts';
export { notInstalled } from './modules/not-installed.ts';
export { switchable } from './schemas/switchable.ts';
export { CJK_LETTER } from './text/cjk.ts';
