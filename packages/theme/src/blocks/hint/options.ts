import { obsidianOptions } from 'bifolio/markdown';
import { z } from 'zod';
import { hintKinds } from './hint-words.ts';

const titles = z.partialRecord(z.enum(hintKinds), z.string());

/** What authors may set under `markdown`. */
export const hintOptions = {
  /** `[[Page]]`, `![[a.png]]`, `%%note%%`, `> [!faq]`. @default true */
  obsidian: obsidianOptions,
  /** Hints: `::: tip`, `> [!TIP]` and callouts. */
  hint: z
    .strictObject({
      /** Titles of hints without one, by language and type. @default {} */
      titles: z.record(z.string(), titles).default({}),
    })
    .prefault({}),
};
