import type { ResolvedImage } from '../../core/contracts/markdown.ts';
import { Open } from '../../core/ledger/secrecy.ts';
import type { Store } from '../../core/store/store.ts';
import { type ImageSize, sizeOf } from './size-of.ts';

/** Asks other hosts how large their images are. */
export interface RemoteSizes {
  /** The image with its size; without one, and with a warning, when the host does not tell. */
  resolve(address: string): Promise<ResolvedImage>;
}

export interface RemoteSizeOptions {
  /** Where answers are kept for later builds; absent: nowhere. */
  store?: Pick<Store, 'get' | 'holds' | 'put'>;
  /** @default 3000 */
  timeoutMs?: number;
}

type Answer = Required<ImageSize> | 'failed';

/** Enough for the header of every format, with a preview in it. */
const mostBytes = 512 * 1024;
const dayMs = 24 * 60 * 60 * 1000;
/** Badges change their size with what they say. */
const badges =
  /^(?:img\.shields\.io|badgen\.net|badge\.fury\.io|badges\.[\w-]+\.\w+|forthebadge\.com|.*\.badge\.\w+)$/i;

/** Sizes of images of other hosts, each asked for once. */
export function createRemoteSizes({ store, timeoutMs = 3000 }: RemoteSizeOptions): RemoteSizes {
  const known = new Map<string, Promise<ResolvedImage>>();

  function kept(url: URL): Answer | undefined {
    const stored = store?.get('remote', url.href) ?? store?.get('remote', failureOf(url));
    return stored && (JSON.parse(stored.toString()) as Answer);
  }

  async function ask(src: string, url: URL): Promise<ResolvedImage> {
    const answer = kept(url) ?? (await fetchSize(url, timeoutMs));
    const name = answer === 'failed' ? failureOf(url) : url.href;
    if (!store?.holds('remote', name)) store?.put('remote', name, new Open(JSON.stringify(answer)));
    return answer === 'failed' ? { src, isUnsure: true, problem: unknownSize(src) } : { src, ...answer };
  }

  return {
    resolve(address) {
      const url = URL.parse(address.startsWith('//') ? `https:${address}` : address);
      if (!url || !/^https?:$/.test(url.protocol) || badges.test(url.hostname))
        return Promise.resolve({ src: address });
      const result = known.get(address) ?? ask(address, url);
      known.set(address, result);
      return result;
    },
  };
}

async function fetchSize(url: URL, timeoutMs: number): Promise<Answer> {
  try {
    const response = await fetch(url, {
      headers: { range: `bytes=0-${mostBytes - 1}`, accept: 'image/*' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok && response.body) return (await readSize(response.body)) ?? 'failed';
  } catch {
    // No such host, no network, too slow: all the same to the page.
  }
  return 'failed';
}

/** Reads no further than until the size is known; leaving the loop ends the download. */
async function readSize(body: ReadableStream<Uint8Array>): Promise<Required<ImageSize> | undefined> {
  let bytes = new Uint8Array();
  for await (const chunk of body) {
    const longer = new Uint8Array(bytes.length + chunk.length);
    longer.set(bytes);
    longer.set(chunk, bytes.length);
    bytes = longer;
    const { width, height } = await sizeOf(bytes);
    if (width && height) return { width, height };
    if (bytes.length >= mostBytes) break;
  }
  return undefined;
}

/** Names a failure by its day, so a host is asked again by builds of the next one. What is kept tells no time. */
const failureOf = ({ href }: URL) => `${href} failed ${Math.floor(Date.now() / dayMs)}`;

const unknownSize = (src: string) => ({
  severity: 'warning' as const,
  code: 'remote-image-size',
  message: `The size of "${src}" is not known: its host did not send an image in time.`,
  hint: 'Check the URL, write the size yourself (![alt =200x100](…)), or set `markdown.imageSize` to "local".',
});
