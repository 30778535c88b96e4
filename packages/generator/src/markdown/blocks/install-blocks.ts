import type MarkdownIt from 'markdown-it';
import { camelCase } from '../attributes/attribute-string.ts';
import type { MarkdownOptions } from '../options.ts';
import type { Block } from '../types.ts';
import { claimFences } from './claimed-fences.ts';
import { settleBlock } from './settle.ts';

/** Puts blocks into a parser, in this order, but those that are switched off. */
export function installBlocks(md: MarkdownIt, blocks: readonly Block[], options: MarkdownOptions): void {
  for (const block of blocks) {
    if (!isOn(options, block.name)) continue;
    if (block.fences) claimFences(md, [block.fences].flat());
    block.setup?.(md, options);
    if (block.settle) settleBlock(md, (page) => block.settle?.(page, options));
  }
}

/** An option named like a block, in camel case, may switch it off. */
const isOn = (options: MarkdownOptions, name: string) =>
  new Map(Object.entries(options)).get(camelCase(name)) !== false;
