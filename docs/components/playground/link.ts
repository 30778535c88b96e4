/** What a link to the playground keeps. */
export interface Kept {
  source: string;
  look: string;
  accent: string;
}

/** As the fragment of an address, which browsers send to nobody. The text is deflated. */
export async function toFragment({ source, look, accent }: Kept): Promise<string> {
  const bytes = await piped(new TextEncoder().encode(source), new CompressionStream('deflate-raw'));
  const fields = new URLSearchParams({ md: toBase64Url(bytes) });
  if (look !== 'paper') fields.set('look', look);
  if (accent) fields.set('accent', accent);
  return `#${fields}`;
}

/** The other way; `undefined` when the fragment is not of such a link, or is damaged. */
export async function fromFragment(fragment: string): Promise<Kept | undefined> {
  const fields = new URLSearchParams(fragment.replace(/^#/, ''));
  const md = fields.get('md');
  if (md === null) return undefined;
  try {
    const bytes = await piped(fromBase64Url(md), new DecompressionStream('deflate-raw'));
    return {
      source: new TextDecoder('utf-8', { fatal: true }).decode(bytes),
      look: fields.get('look') ?? 'paper',
      accent: fields.get('accent') ?? '',
    };
  } catch {
    return undefined;
  }
}

async function piped(bytes: Uint8Array<ArrayBuffer>, stream: GenericTransformStream): Promise<Uint8Array> {
  const through = new Blob([bytes])
    .stream()
    .pipeThrough(stream as ReadableWritablePair<Uint8Array, BufferSource>);
  return new Uint8Array(await new Response(through as ReadableStream<Uint8Array<ArrayBuffer>>).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
