import type MarkdownIt from 'markdown-it';
import { z } from 'zod';
import type { Block } from '../../core/contracts/markdown.ts';
import { camelCase } from '../../core/text/attribute-string.ts';
import { tagAttributes } from '../components/tag-attributes.ts';
import type { MarkdownOptions } from '../options.ts';
import { claimFences } from './claimed-fences.ts';
import { settleBlock } from './settle.ts';

/** Puts blocks into a parser, in this order, but those that are switched off. */
export function installBlocks(md: MarkdownIt, blocks: readonly Block[], options: MarkdownOptions): void {
  const on = blocks.filter(({ name }) => isOn(options, name));
  // Before blocks change what authors have written.
  tagAttributes(
    md,
    on.flatMap(({ tags = [] }) => tags),
  );
  for (const block of on) {
    if (block.fences) claimFences(md, [block.fences].flat());
    const own = optionsOf(block, options);
    block.setup?.(md, own);
    if (block.settle) settleBlock(md, (page) => block.settle?.(page, own));
  }
}

/** An option named like a block, in camel case, may switch it off. */
const isOn = ({ written }: MarkdownOptions, name: string) =>
  new Map(Object.entries(written)).get(camelCase(name)) !== false;

/** What a block's schemas make of what the author wrote. */
const optionsOf = ({ options = {} }: Block, { written }: MarkdownOptions) =>
  Object.fromEntries(Object.entries(options).map(([key, schema]) => [key, z.parse(schema, written[key])]));
