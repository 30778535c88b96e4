import type { Bytes } from './encoding.ts';

/** The text that `pack` has made smaller. Rejects what is none. */
export async function unpack(bytes: Bytes): Promise<string> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new TextDecoder().decode(await new Response(stream).arrayBuffer());
}
