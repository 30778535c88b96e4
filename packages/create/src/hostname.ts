/** The origin of a URL as authors type it: `example.com/` becomes `https://example.com`. `undefined` if it is none. */
export function readHostname(typed: string): string | undefined {
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return undefined;
  const { origin, hostname, pathname } = new URL(address);
  const isHost = /^[a-z\d.-]+$/.test(hostname) && (hostname.includes('.') || hostname === 'localhost');
  return isHost && pathname === '/' ? origin : undefined;
}

/** What to type instead of a hostname that is none. */
export const hostnameExpected = (typed: string) =>
  `Expected a URL without a path, such as "https://example.com", got "${typed}".`;
