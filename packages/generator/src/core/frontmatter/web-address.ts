import { z } from 'zod';

/**
 * An address for an option: of the web, of a mailbox, or of this site from its root.
 * @example
 * ```ts
 * import { webAddressSchema } from 'bifolio';
 *
 * webAddressSchema.safeParse('/guide/').success; // true
 * webAddressSchema.safeParse('javascript:open()').success; // false
 * ```
 */
export const webAddressSchema = z.string().refine((url) => /^(https?:\/\/|mailto:|\/(?!\/))/.test(url), {
  error: 'a URL such as "https://example.org"',
});
