import { z } from 'zod';
import { enUS } from './en-US.ts';

/** A schema for each text: the same keys, each optional. */
type TextShape<T> = {
  [K in keyof T]: z.ZodOptional<
    T[K] extends string ? z.ZodString : z.ZodObject<TextShape<T[K]>, z.core.$strict>
  >;
};

/** Every text of the interface, as an option of the theme. */
export const textOptions = shapeOf(enUS);

function shapeOf<T extends object>(texts: T): TextShape<T> {
  const entries = Object.entries(texts).map(([key, text]) => {
    const schema = typeof text === 'string' ? z.string() : z.strictObject(shapeOf(text));
    return [key, schema.optional()];
  });
  return Object.fromEntries(entries) as TextShape<T>;
}
