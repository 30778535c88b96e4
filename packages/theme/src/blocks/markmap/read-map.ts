import type MarkdownIt from 'markdown-it';
import { parse } from 'yaml';
import { z } from 'zod';
import { type MapNode, mapOf } from './map-node.ts';

/** What `markmap:` in the frontmatter of a map may say; the names are those of Markmap. */
const optionsSchema = z.object({
  color: z.union([z.string(), z.array(z.string())]).optional(),
  colorFreezeLevel: z.number().optional(),
  duration: z.number().optional(),
  initialExpandLevel: z.number().optional(),
  lineWidth: z.union([z.number(), z.array(z.number())]).optional(),
  maxWidth: z.number().optional(),
  spacingHorizontal: z.number().optional(),
  spacingVertical: z.number().optional(),
});

export type MapOptions = z.output<typeof optionsSchema>;

/** A mind map as its author wrote it. */
export interface WrittenMap {
  root: MapNode;
  title?: string;
  options: MapOptions;
  /** What is wrong with its frontmatter. */
  problem?: string;
}

/** Reads frontmatter and Markdown of a mind map. */
export function readMap(md: MarkdownIt, source: string): WrittenMap {
  const [whole = '', head] = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(source) ?? [];
  const root = mapOf(md, source.slice(whole.length));
  if (head === undefined) return { root, options: {} };
  try {
    const { title, markmap } = frontmatterSchema.parse(parse(head) ?? {});
    return { root, options: markmap, ...(title && { title }) };
  } catch (error) {
    return { root, options: {}, problem: messageOf(error) };
  }
}

const frontmatterSchema = z.object({ title: z.string().optional(), markmap: optionsSchema.default({}) });

function messageOf(error: unknown): string {
  if (!(error instanceof z.ZodError)) return String((error as Error).message).split('\n')[0] ?? '';
  const [issue] = error.issues;
  return `${issue?.path.join('.')}: ${issue?.message}`;
}
