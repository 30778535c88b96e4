import { z } from 'zod';

/** Options of the look of sidebars. */
export const sidebarOptions = {
  /** Show the sidebar's scrollbar. @default true */
  sidebarScrollbar: z.boolean().default(true),
};
