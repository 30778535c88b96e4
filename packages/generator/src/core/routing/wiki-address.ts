import { decodePath } from './url.ts';

const scheme = 'wiki:';

/** The address of a page that is named by the end of its path, as in Obsidian's `[[Page]]`. */
export const wikiAddress = (path: string): string => scheme + encodeURI(path).replaceAll('?', '%3F');

/** The name in such an address, with what follows it; `undefined` for other addresses. */
export const wikiName = (address: string): string | undefined =>
  address.startsWith(scheme) ? address.slice(scheme.length) : undefined;

/** The name and what follows it as their author wrote them. */
export function wikiText(address: string): string | undefined {
  const name = wikiName(address);
  const [path = '', ...heading] = name?.split('#') ?? [];
  return name && [decodePath(path), ...heading].join('#');
}
