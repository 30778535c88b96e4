import type { EmbedAddresses } from '../../embeds/addresses.ts';
import { withQuery } from '../../embeds/with-query.ts';

/** Which repl, and how Replit shows it. */
export interface Repl {
  /** `user/repl#file`; the `@` before the user may be missing. */
  source: string;
  /** `light` or `dark`. @default as the page */
  theme?: string;
}

/** Where a repl is. `undefined` when the source is no such name. */
export function replAddresses({ source = '', theme }: Partial<Repl>): EmbedAddresses | undefined {
  const [, path, file] = /^@?([\w-]+\/[\w.-]+)(?:#(.*))?$/.exec(source) ?? [];
  if (path === undefined || path.endsWith('/..')) return undefined;
  const page = `https://replit.com/@${path}`;
  const frame = (name: string) =>
    withQuery(page, { embed: 'true', theme: name }) + (file ? `#${encodeURI(file)}` : '');
  const isFixed = theme === 'dark' || theme === 'light';
  return { src: frame(isFixed ? theme : 'light'), darkSrc: isFixed ? undefined : frame('dark'), page };
}
