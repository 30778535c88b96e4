/** An ES module that a page has made for browsers. */
export interface ModuleToBundle {
  /** What its file is called, without a hash: `mermaid`. */
  name: string;
  /** Its text. It may import packages, which are looked for where the site and its theme are, and files by their absolute path. */
  code: string;
  /** Whether its text is the page's own: it is not published for pages with a password. @default false */
  isPrivate?: boolean;
}

const scheme = 'module:';

/** The address of a module: it is bundled with all that it imports, and published. */
export const moduleAddress = ({ name, code, isPrivate = false }: ModuleToBundle): string =>
  scheme + JSON.stringify([name, code, isPrivate]);

/** The module in such an address; `undefined` for other addresses. */
export function moduleOf(address: string): ModuleToBundle | undefined {
  if (!address.startsWith(`${scheme}[`)) return undefined;
  const [name, code, isPrivate] = JSON.parse(address.slice(scheme.length)) as [string, string, boolean];
  return { name, code, isPrivate };
}
