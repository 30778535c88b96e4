import { extname } from 'node:path';
import { withBase } from '../../../core/routing/url.ts';
import type { Bundle } from '../../modules/bundle-module.ts';

/** Bundles of pages: modules, and documents of sandboxed frames. Vite would add scripts of its own, which such a frame may not fetch. */
export interface FrameDocuments {
  /** Gives the address at which `file` answers. */
  publish(bundle: Bundle): string;
  file(path: string): { text: string; type: string } | undefined;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
};

export function createFrameDocuments(base: string): FrameDocuments {
  const known = new Map<string, string>();
  return {
    publish({ entry, files }) {
      for (const { name, code } of files) known.set(`/assets/${name}`, code);
      return withBase(base, `/assets/${encodeURIComponent(entry)}`);
    },
    file(path) {
      const text = known.get(path);
      return text === undefined ? undefined : { text, type: TYPES[extname(path)] ?? 'text/plain' };
    },
  };
}
