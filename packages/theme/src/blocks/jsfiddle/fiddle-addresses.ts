import type { EmbedAddresses } from '../../embeds/addresses.ts';

/** Which fiddle, and how JSFiddle shows it. */
export interface Fiddle {
  /** `user/id`, or `id`. */
  source: string;
  /** Panes in their order, parted by commas. @default 'js,css,html,result' */
  tab?: string;
  /** `light` or `dark`. @default as the page */
  theme?: string;
}

/** Where a fiddle is. `undefined` when the source or the panes are no such names. */
export function fiddleAddresses(fiddle: Partial<Fiddle>): EmbedAddresses | undefined {
  const { source = '', tab = 'js,css,html,result', theme } = fiddle;
  if (!/^[\w-]+(?:\/[\w-]+){0,2}\/?$/.test(source) || !/^\w+(?:,\w+)*$/.test(tab)) return undefined;
  const page = `https://jsfiddle.net/${String(source).replace(/\/$/, '')}/`;
  const isFixed = theme === 'dark' || theme === 'light';
  return {
    src: `${page}embedded/${tab}/${isFixed ? theme : 'light'}/`,
    darkSrc: isFixed ? undefined : `${page}embedded/${tab}/dark/`,
    page,
  };
}
