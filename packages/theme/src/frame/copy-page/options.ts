import { z } from 'zod';

/** Options of the actions for a page as Markdown. */
export const copyPageOptions = {
  /** Button that copies the page as Markdown, on sites with `machine()`. @since 1.0.0-rc.176 @default true */
  copyPage: z.boolean().default(true),
  /** Links to services that read the page, beside "Copy page"; needs `hostname`. In `link`, `{url}` is the URL of the page as Markdown, and `{prompt}` a sentence that asks to read it. @since 1.0.0-rc.176 @default [] */
  openIn: z
    .array(
      z.strictObject({
        /** Name of the service. */
        text: z.string(),
        /** Its URL: `https://chat.example.com/?q={prompt}`. */
        link: z.url({ protocol: /^https?$/, error: 'a URL such as "https://chat.example.com/?q={prompt}"' }),
      }),
    )
    .default([]),
};
