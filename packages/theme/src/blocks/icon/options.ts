import { switchable } from 'bifolio/markdown';
import { z } from 'zod';

/** What authors may set under `markdown`. */
export const iconOptions = {
  /** `::mdi:home::`. @default true */
  icon: switchable({
    /** Source of icons without a provider. @default 'iconify' */
    provider: z.enum(['iconify', 'iconfont', 'fontawesome']).default('iconify'),
    /** Set of icons without one: with `'mdi'`, write `::home::`. With an icon font, the classes before a name (`iconfont icon-`) or the family (`fas`). @default '' */
    prefix: z.string().default(''),
    /** Size of icons that give none. @default '1em' */
    size: z.string().default('1em'),
    /** Color of icons that give none. @default 'currentColor' */
    color: z.string().default('currentColor'),
  }),
};
