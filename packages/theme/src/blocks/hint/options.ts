import { obsidianOptions } from 'bifolio/markdown';
import { z } from 'zod';
import { hintKinds } from './hint-words.ts';

const titles = z.partialRecord(z.enum(hintKinds), z.string());

/** What authors may set under `markdown`. */
export const hintOptions = {
  /** Obsidian syntax: links (`[[Page]]`), embeds (`![[a.png]]`, `![[a.mp3]]`, `![[Page#Heading]]`), comments (`%%…%%`) and callouts (`> [!faq] Title`). @default true */
  obsidian: obsidianOptions,
  /** Hints: `::: tip`, `> [!TIP]` and callouts. */
  hint: z
    .strictObject({
      /** Titles of hints that have none of their own, by language and kind: `{ 'zh-CN': { warning: '警告', danger: '危险' } }`. @default {} */
      titles: z.record(z.string(), titles).default({}),
    })
    .prefault({}),
};
