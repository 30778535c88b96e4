import { isAbsolute } from 'node:path';
import { z } from 'zod';
import type { Extension, ExtensionMarkdown } from '../extension.ts';
import type { Block } from '../markdown.ts';
import { isSource, type Source } from '../sources/source.ts';

const isFunction = (value: unknown) => typeof value === 'function';

const callback = <F>(error: string) => z.custom<F>(isFunction, { error }).optional();

/** What `extensions` holds: the result of a function such as `machine()`. */
export const extensionSchema = z.strictObject({
  /** Unique. It is part of every message about the extension. */
  name: z.string().regex(/^[@\w][\w./-]*$/, { error: 'a name such as "word-count"' }),
  /** Pages are rendered again when it changes. */
  version: z.string(),
  /** Plain data. Pages are rendered again when it changes. @default none */
  options: z.unknown().refine(isPlain, { error: 'plain data, without functions' }).optional(),
  /** Pages that are made of data. @default [] */
  sources: z
    .array(z.custom<Source>(isSource, { error: 'what defineSource returns' }))
    .readonly()
    .optional(),
  /** Pages and files that are made of others. */
  generate: callback<NonNullable<Extension['generate']>>('a function that returns { pages, files, beside }'),
  /** Syntax and components for Markdown. */
  markdown: z
    .strictObject({
      /** Blocks, after those of the theme. @default [] */
      blocks: z.array(z.custom<Block>(isBlock, { error: 'what defineBlock returns' })).optional(),
      /** Absolute paths of modules by the name of their component. @default {} */
      components: z
        .record(
          z.string().regex(/^[A-Z]\w*$/, { error: 'a capitalized name such as "Chart"' }),
          z.string().refine(isAbsolute, { error: 'an absolute path' }),
        )
        .optional(),
    })
    .optional() satisfies z.ZodType<ExtensionMarkdown | undefined>,
  /** Elements for the head of a page. */
  head: callback<NonNullable<Extension['head']>>('a function that returns a list of elements'),
});

/** Extensions of the site. Their order has no effect. @default [] */
export const extensionsOption = z.array(extensionSchema).default([]);

/** JSON can hold it, so a key can stand for it. */
function isPlain(value: unknown): boolean {
  try {
    JSON.stringify(value, refuseOthers);
    return true;
  } catch {
    return false;
  }
}

function refuseOthers(_key: string, value: unknown): unknown {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  const isOther = isObject && ![Object.prototype, null].includes(Object.getPrototypeOf(value));
  if (isOther || isFunction(value) || typeof value === 'symbol') throw new TypeError('not plain');
  return value;
}

function isBlock(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string';
}
