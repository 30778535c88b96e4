import type { LoadFile } from '../../browser/search/client/index-reader.ts';

const PATIENCE_MS = 10_000;
const MOST_BYTES = 5_000_000;
const MOST_REDIRECTS = 5;

/** Why a file of a site could not be had, in words for the program that asked. */
export class SiteError extends Error {}

/** Fetches files of the site under `base`, and nothing else: no other host, no path above, no endless answer. */
export function createSiteFetch(base: URL): LoadFile {
  return async (address) => {
    let url = new URL(address, base);
    for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
      if (!isBelow(base, url)) throw new SiteError(`${url.href} is outside ${base.href}.`);
      const response = await ask(url);
      const to = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && to) {
        url = new URL(to, url);
        continue;
      }
      if (!response.ok) throw new SiteError(`${url.href} answers with status ${response.status}.`);
      return new Response(await bytesOf(response, url));
    }
    throw new SiteError(`${address} is redirected too often.`);
  };
}

const isBelow = (base: URL, { origin, pathname }: URL): boolean =>
  origin === base.origin && pathname.startsWith(base.pathname);

/** Hosts close connections that were idle, which a request may notice too late: it is made again once. */
async function ask(url: URL, isSecond = false): Promise<Response> {
  try {
    return await fetch(url, {
      redirect: 'manual',
      credentials: 'omit',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (error) {
    const { cause, message, name } = error as Error;
    if (!isSecond && name !== 'TimeoutError') return ask(url, true);
    throw new SiteError(`${url.href} doesn't answer: ${cause instanceof Error ? cause.message : message}.`);
  }
}

async function bytesOf({ body }: Response, url: URL): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > MOST_BYTES) throw new SiteError(`${url.href} is larger than ${MOST_BYTES / 1_000_000} MB.`);
    parts.push(part);
  }
  return new Uint8Array(Buffer.concat(parts));
}
