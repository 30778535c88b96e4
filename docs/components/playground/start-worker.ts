import type { Answered, Asked } from '../../playground/messages.ts';

/** The parser and the theme in a thread of their own. Nothing leaves the browser. */
export interface PageWorker {
  /** Renders the latest text that was asked for; earlier ones may have no answer. */
  ask(asked: Omit<Asked, 'id'>): void;
  end(): void;
}

interface Listeners {
  onAnswer(answer: Answered): void;
  /** The parser could not be loaded, or a text took too long. */
  onFailure(why: 'failed' | 'slow'): void;
}

/** Where `scripts/bundle-playground.mjs` puts the worker. */
const WORKER = '/playground/worker.js';
/** For one text, once the parser is there: the first one also fetches a highlighter. */
const MOST_MS = 10_000;

/** Starts the thread. One that takes too long is ended, and the next text starts another. */
export function startWorker({ onAnswer, onFailure }: Listeners): PageWorker {
  let worker: Worker | undefined;
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isReady = false;

  const end = () => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    isReady = false;
  };
  const fail = (why: 'failed' | 'slow') => {
    end();
    onFailure(why);
  };
  const limit = () => {
    clearTimeout(timer);
    timer = setTimeout(() => fail('slow'), MOST_MS);
  };

  function start(): Worker {
    const started = new Worker(WORKER, { type: 'module' });
    started.addEventListener('error', () => fail('failed'));
    started.addEventListener('message', ({ data }: MessageEvent<Answered | 'ready'>) => {
      if (data === 'ready') {
        isReady = true;
        return limit();
      }
      if (data.id !== latest) return;
      clearTimeout(timer);
      onAnswer(data);
    });
    return started;
  }

  return {
    ask(asked) {
      worker ??= start();
      latest += 1;
      worker.postMessage({ ...asked, id: latest });
      if (isReady) limit();
    },
    end,
  };
}
