import type { EmbedAddresses } from '../../embeds/addresses.ts';
import type { FiddleProps } from './attributes.ts';

/** Where a fiddle is. `undefined` when the source or the panes are no such names. */
export function fiddleAddresses({
  source = '',
  tab = 'js,css,html,result',
  theme,
}: FiddleProps): EmbedAddresses | undefined {
  if (!/^[\w-]+(?:\/[\w-]+){0,2}\/?$/.test(source) || !/^\w+(?:,\w+)*$/.test(tab)) return undefined;
  const page = `https://jsfiddle.net/${source.replace(/\/$/, '')}/`;
  return {
    src: `${page}embedded/${tab}/${theme ?? 'light'}/`,
    darkSrc: theme ? undefined : `${page}embedded/${tab}/dark/`,
    page,
  };
}
