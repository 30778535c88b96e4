import { z } from 'zod';

/** Settings of what is on unless it is switched off: an object; `true`, or nothing, for all defaults; or `false`. */
export function switchable<Shape extends z.ZodRawShape>(shape: Shape) {
  const settings = z.strictObject(shape);
  return z
    .union([z.literal(false), z.literal(true).transform(() => settings.parse({})), settings])
    .prefault(true);
}
