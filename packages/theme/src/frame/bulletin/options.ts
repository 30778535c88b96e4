import { switchable } from 'bifolio';
import { z } from 'zod';
import { pagesOption } from '../asked-page.ts';

/** Options of the notice that lies over the pages. */
export const bulletinOptions = {
  /** A notice over the pages; `true` for one whose content is a component. @default false */
  bulletin: switchable(
    {
      /** Where on the screen: a corner, or the middle of its upper edge (`center`). @default 'top-right' */
      layout: z.enum(['top-left', 'top-right', 'bottom-left', 'bottom-right', 'center']).default('top-right'),
      /** A colored edge. @default true */
      border: z.boolean().default(true),
      /** On which pages: all, none, or those of which a function says `true`. @default true */
      enablePage: pagesOption.default(true),
      /** Once closed, it comes back with the next page load (`always`), with the next visit (`session`), or never (`once`). @default 'always' */
      lifetime: z.enum(['always', 'session', 'once']).default('always'),
      /** What closing is remembered by. Another one shows the notice to everybody again. @default made of title and content */
      id: z.string().min(1).optional(),
      /** First line. */
      title: z.string().optional(),
      /** The text, as `contentType` says. */
      content: z.string().optional(),
      /** Whether `content` is Markdown, or text that may have HTML in it. @default 'text' */
      contentType: z.enum(['markdown', 'text']).default('text'),
      /** A `.md` or `.html` file in place of `content`, by its path from the folder of the config. */
      contentFile: z.string().optional(),
    },
    false,
  ),
};

export type BulletinOptions = Exclude<z.output<typeof bulletinOptions.bulletin>, false>;
