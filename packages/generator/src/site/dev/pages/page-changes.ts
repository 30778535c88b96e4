import type { ViteDevServer } from 'vite';
import { CHANGES_META, type PageChange } from '../../../browser/navigation/hot-protocol.ts';

/** Tells browsers which pages look different now. */
export interface PageChanges {
  /** How many changes there have been. A page says the number at which its rendering began. */
  readonly count: number;
  /** The HTML of a page, with that number in it. */
  mark(html: string, count: number): string;
  push(change: PageChange): void;
  /** Tells the browsers of another server from now on. Pages that were rendered before are loaded anew there, at once. */
  connect(ws: Sockets): void;
}

type Sockets = Pick<ViteDevServer['ws'], 'on' | 'send'>;

/** What a page says that connects; anyone on this machine may say anything. */
interface Shown {
  changes: unknown;
}

/** A page that connects says what it shows; one that a change has overtaken on its way is told of it then. */
export function createPageChanges(): PageChanges {
  let count = -1;
  let sockets: Sockets | undefined;
  return {
    get count() {
      return count;
    },
    mark: (html, at) => html.replace('<head>', `<head><meta name="${CHANGES_META}" content="${at}">`),
    push(change) {
      count += 1;
      sockets?.send('bifolio:page', change);
    },
    connect(ws) {
      count += 1;
      const first = count;
      // The last server ends when it has answered everybody, and browsers look for another one after that.
      sockets?.send('bifolio:reload');
      sockets = ws;
      ws.on('bifolio:shows', (message: Partial<Shown> | undefined, client) => {
        const shown = Number(message?.changes);
        if (shown < first) client.send('bifolio:reload');
        else if (shown < count) client.send('bifolio:page', { all: true } satisfies PageChange);
      });
    },
  };
}
