import type { ViteDevServer } from 'vite';
import { CHANGES_META, type PageChange } from '../navigation/hot-protocol.ts';

/** Tells browsers which pages look different now. */
export interface PageChanges {
  /** How many changes there have been. A page says the number at which its rendering began. */
  readonly count: number;
  /** The HTML of a page, with that number in it. */
  mark(html: string, count: number): string;
  push(change: PageChange): void;
}

/** What a page says that connects; anyone on this machine may say anything. */
interface Shown {
  changes: unknown;
}

/** A page that connects says what it shows; one that a change has overtaken on its way is told of it then. */
export function createPageChanges({ ws }: ViteDevServer): PageChanges {
  let count = 0;
  ws.on('bifolio:shows', (message: Partial<Shown> | undefined, client) => {
    if (Number(message?.changes) < count) client.send('bifolio:page', { all: true } satisfies PageChange);
  });
  return {
    get count() {
      return count;
    },
    mark: (html, at) => html.replace('<head>', `<head><meta name="${CHANGES_META}" content="${at}">`),
    push(change) {
      count += 1;
      ws.send('bifolio:page', change);
    },
  };
}
