import type { EmbedAddresses } from '../../embeds/addresses.ts';
import { withQuery } from '../../embeds/with-query.ts';
import type { ReplitProps } from './attributes.ts';

/** Where a repl is. `undefined` when the source is no such name. */
export function replAddresses({ source = '', theme }: ReplitProps): EmbedAddresses | undefined {
  const [, path, file] = /^@?([\w-]+\/[\w.-]+)(?:#(.*))?$/.exec(source) ?? [];
  if (path === undefined || path.endsWith('/..')) return undefined;
  const page = `https://replit.com/@${path}`;
  const frame = (name: string) =>
    withQuery(page, { embed: 'true', theme: name }) + (file ? `#${encodeURI(file)}` : '');
  return { src: frame(theme ?? 'light'), darkSrc: theme ? undefined : frame('dark'), page };
}
