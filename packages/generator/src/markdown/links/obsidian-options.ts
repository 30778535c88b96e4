import { z } from 'zod';
import { switchable } from '../../core/schemas/switchable.ts';

/** `markdown.obsidian` in the config: all of it, none of it, or some. */
export const obsidianOptions = switchable({
  /** `[[Page]]`. @default true */
  wikiLink: z.boolean().default(true),
  /** `![[a.png]]`, `![[a.mp3]]`, `![[Page#Heading]]`. @default true */
  embedLink: z.boolean().default(true),
  /** `%%…%%`. @default true */
  comment: z.boolean().default(true),
  /** `> [!faq] Title`. @default true */
  callout: z.boolean().default(true),
});

export type ObsidianOptions = z.output<typeof obsidianOptions>;
