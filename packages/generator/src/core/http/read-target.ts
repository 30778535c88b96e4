/** What a request asks for. */
export interface Target {
  /** Path and query; it begins with exactly one slash, so that a redirect to it stays on this server. */
  path: string;
  /** The host, when the request line names one: it counts more than the header. */
  host?: string;
}

/** The target of a request line (RFC 9112, section 3.2): a path, or an address with its host. `undefined` when it is neither. */
export function readTarget(written: string): Target | undefined {
  if (written.startsWith('/')) return { path: written.replace(/^[/\\]+/, '/') };
  if (!/^https?:\/\//i.test(written) || !URL.canParse(written)) return undefined;
  const { host, pathname, search } = new URL(written);
  return { host, path: pathname.replace(/^\/+/, '/') + search };
}
