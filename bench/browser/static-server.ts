import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** A site on a free port. Disposing stops it. */
export interface StaticSite extends AsyncDisposable {
  url: string;
}

/** Serve a folder as a good host does: brotli, immutable caching for all but pages. The same host for every subject. */
export async function serveStatic(folder: string): Promise<StaticSite> {
  const compressed = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, normalize(path.endsWith('/') ? `${path}index.html` : path));
    const content = await readFile(file).catch(() => undefined);
    if (!content) return response.writeHead(404).end();
    const body = compressed.get(file) ?? brotliCompressSync(content);
    compressed.set(file, body);
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'cache-control': file.endsWith('.html') ? 'no-cache' : 'max-age=31536000, immutable',
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
