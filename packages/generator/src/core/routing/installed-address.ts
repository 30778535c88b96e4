const scheme = 'installed:';

/** The address of a file of an installed package, for browsers to fetch: the site publishes it. */
export const installedAddress = (file: string): string => scheme + file;

/** The file in such an address: `hls.js/dist/hls.mjs`; `undefined` for other addresses. */
export const installedFile = (address: string): string | undefined =>
  address.startsWith(scheme) ? address.slice(scheme.length) : undefined;

/** The package that a file belongs to. */
export const packageOf = (file: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file;
