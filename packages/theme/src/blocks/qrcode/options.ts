import { z } from 'zod';

/** What authors may set under `markdown`. */
export const qrcodeOptions = {
  /** `@[qrcode](text)`, `::: qrcode`. @default true */
  qrcode: z.boolean().default(true),
};
