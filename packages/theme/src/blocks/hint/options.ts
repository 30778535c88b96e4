import { z } from 'zod';

/** What authors may set under `markdown`. */
export const hintOptions = {
  /** Obsidian's links (`[[Page]]`), embeds (`![[a.png]]`, `![[a.mp3]]`, `![[Page#Heading]]`), comments (`%%…%%`) and callouts (`> [!faq] Title`). @default true */
  obsidian: z.boolean().default(true),
};
