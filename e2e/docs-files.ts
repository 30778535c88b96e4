import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../scripts/paths.mjs';

/** Where the built documentation is for `fetch` in this process. */
export const DOCS = 'http://docs.example/';

const { fetch } = globalThis;

/** Lets `fetch` read the files of the built documentation: a server that answers thousands of requests is slow on a busy machine. */
export function fetchDocsFromFiles(): void {
  globalThis.fetch = async (address, options) => {
    const url = address instanceof Request ? address.url : String(address);
    // Other files of tests run in the same process.
    if (!url.startsWith(DOCS)) return fetch(address, options);
    const path = decodeURIComponent(new URL(url).pathname);
    return new Response(await readFile(join(root, 'docs/dist', path)));
  };
}
