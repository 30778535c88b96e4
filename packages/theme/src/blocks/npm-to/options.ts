import { switchable } from 'bifolio/markdown';
import { z } from 'zod';
import { tools } from './tools.ts';

const tabs = z.array(z.enum(tools)).min(1);

/** What authors may set under `markdown`. */
export const npmToOptions = {
  /** `::: npm-to`. A list is that of the tools. @default true */
  npmTo: z
    .union([
      tabs.transform((tabs) => ({ tabs })),
      switchable({
        /** Tools of groups that name none. @default ['npm', 'pnpm', 'yarn'] */
        tabs: tabs.default(['npm', 'pnpm', 'yarn']),
      }),
    ])
    .prefault(true),
};
