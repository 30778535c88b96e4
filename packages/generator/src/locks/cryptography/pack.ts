import { type Bytes, utf8 } from './encoding.ts';

/** A text as few bytes: ciphertext can no longer be compressed by the host. */
export const pack = (text: string): Promise<Bytes> =>
  through(utf8(text), new CompressionStream('deflate-raw'));

/** The text that was packed. Rejects what is none. */
export async function unpack(bytes: Bytes): Promise<string> {
  return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')));
}

async function through(bytes: Bytes, stream: CompressionStream | DecompressionStream): Promise<Bytes> {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}
