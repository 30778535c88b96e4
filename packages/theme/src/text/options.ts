import { z } from 'zod';
import { en } from '../found/texts.ts';

/** A schema for each text: the same keys, each optional. */
type TextShape<T> = {
  [K in keyof T]: z.ZodOptional<
    T[K] extends string ? z.ZodString : z.ZodObject<TextShape<T[K]>, z.core.$strict>
  >;
};

/** Every text of the interface, as an option of the theme. */
export const textOptions = shapeOf(en);

function shapeOf<T extends object>(texts: T): TextShape<T> {
  const entries = Object.entries(texts).map(([key, text]) => {
    const schema = typeof text === 'string' ? z.string() : z.strictObject(shapeOf(text));
    return [key, schema.optional()];
  });
  return Object.fromEntries(entries) as TextShape<T>;
}

/** Options as they are read now: texts of the interface, which authors may still have beside other options, are under `text`. Unchecked. */
export function gatherTexts<Options extends object>(options: Options): Options {
  const { locales, ...own } = options as Options & { locales?: unknown };
  if (!isObject(locales)) return { ...(gathered(own) as Options), ...('locales' in options && { locales }) };
  const entries = Object.entries(locales).map(([path, one]) => [path, isObject(one) ? gathered(one) : one]);
  return { ...(gathered(own) as Options), locales: Object.fromEntries(entries) };
}

function gathered(options: object): object {
  const entries = Object.entries(options);
  const texts = entries.filter(([name]) => Object.hasOwn(textOptions, name));
  const { text } = options as { text?: unknown };
  if (texts.length === 0 || (text !== undefined && !isObject(text))) return options;
  const others = entries.filter(([name]) => !Object.hasOwn(textOptions, name));
  return { ...Object.fromEntries(others), text: { ...Object.fromEntries(texts), ...text } };
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
