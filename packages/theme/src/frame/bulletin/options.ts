import { switchable } from 'bifolio';
import { z } from 'zod';
import { pagesOption } from '../asked-page.ts';

/** Options of the notice that lies over the pages. */
export const bulletinOptions = {
  /** A notice over the pages. `true` shows one whose content is a component. @default false */
  bulletin: switchable(
    {
      /** Position: a corner, or the middle of the upper edge (`center`). @default 'top-right' */
      layout: z.enum(['top-left', 'top-right', 'bottom-left', 'bottom-right', 'center']).default('top-right'),
      /** Colored edge. @default true */
      border: z.boolean().default(true),
      /** Pages that show it: all, none, or those for which a function returns `true`. @default true */
      enablePage: pagesOption.default(true),
      /** When it returns after it was closed. On the next page load (`always`), on the next visit (`session`), or never (`once`). @default 'always' */
      lifetime: z.enum(['always', 'session', 'once']).default('always'),
      /** Key that stores "closed". A new key shows the bulletin to all readers again. @default title and content */
      id: z.string().min(1).optional(),
      /** First line. */
      title: z.string().optional(),
      /** Content, in the format of `contentType`. */
      content: z.string().optional(),
      /** Format of `content`: Markdown, or text with HTML. @default 'text' */
      contentType: z.enum(['markdown', 'text']).default('text'),
      /** `.md` or `.html` file; takes precedence over `content`. */
      contentFile: z.string().optional(),
    },
    false,
  ),
};

export type BulletinOptions = Exclude<z.output<typeof bulletinOptions.bulletin>, false>;
