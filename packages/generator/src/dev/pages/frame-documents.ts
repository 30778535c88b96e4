import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { KeptBundle } from '../../modules/kept-bundles.ts';
import { withBase } from '../../routing/url.ts';

/** Documents of sandboxed frames. Vite would add scripts of its own, which such a frame may not fetch. */
export interface FrameDocuments {
  /** Gives the address at which `file` answers. */
  publish(bundle: KeptBundle): string;
  file(path: string): Promise<{ text: string; type: string } | undefined>;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

export function createFrameDocuments(base: string): FrameDocuments {
  const known = new Map<string, string>();
  return {
    publish({ folder, entry, files }) {
      for (const name of files) known.set(`/assets/${name}`, join(folder, name));
      return withBase(base, `/assets/${encodeURIComponent(entry)}`);
    },
    async file(path) {
      const found = known.get(path);
      if (!found) return undefined;
      return { text: await readFile(found, 'utf8'), type: TYPES[extname(found)] ?? 'text/plain' };
    },
  };
}
