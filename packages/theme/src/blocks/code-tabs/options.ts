import { switchable } from 'bifolio/markdown';
import { z } from 'zod';

/** Which titles of code tabs have icons; what is left out has them all. */
const titleIcons = z.strictObject({
  /** Tools, by name; `false` for none. */
  named: z.union([z.literal(false), z.array(z.string())]).optional(),
  /** Files, by extension; `false` for none. */
  extensions: z.union([z.literal(false), z.array(z.string())]).optional(),
});

/** What authors may set under `markdown`. */
export const codeTabsOptions = {
  /** `::: code-tabs`, `::: code-group`. @default true */
  codeTabs: switchable({
    /** Show icons in titles that name tools or files; or only some: `{ named: ['npm'], extensions: false }`. @default true */
    icon: z.union([z.boolean(), titleIcons]).default(true),
  }),
};
