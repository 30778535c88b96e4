/** What a block's `block.ts` may use: `bifolio/markdown`. Light: it loads in every worker. */
export {
  type ComponentMeta,
  componentTokens,
  type SlotMeta,
  slotTokens,
} from './markdown/component-tokens.ts';
export { type ContainerDrawing, defineContainer } from './markdown/container.ts';
export { closeHintBox, type HintKind, hintKinds, hintTitle, openHintBox } from './markdown/hint-box.ts';
export { escapeHtml } from './markdown/html-escape.ts';
export { type Block, type BlockContext, defineBlock } from './markdown/types.ts';
