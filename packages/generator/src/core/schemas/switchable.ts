import { z } from 'zod';

/**
 * Settings of what can be switched: an object; `true` for all defaults; or `false`. Nothing at all is `usually`.
 * What comes out is `false` or every setting.
 * @example
 * ```ts
 * import { switchable } from 'bifolio';
 * import { z } from 'zod';
 *
 * switchable({ cups: z.number().default(2) }).parse(true); // { cups: 2 }
 * ```
 */
export function switchable<Shape extends z.ZodRawShape>(shape: Shape, usually = true) {
  const settings = z.strictObject(shape);
  return z
    .union([z.literal(false), z.literal(true).transform(() => settings.parse({})), settings])
    .prefault(usually);
}
