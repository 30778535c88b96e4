import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromiumArgs, findChromium } from '../../scripts/find-chromium.mjs';

/** An event of Chromium's trace; times are microseconds, `tdur` without those when the thread did not run. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur: number;
  tdur?: number;
}

/** A Chromium that is spoken to directly. */
export interface Inspector {
  send<Result>(method: string, params?: object, sessionId?: string): Promise<Result>;
  /** Resolves when the next event of this name comes, such as `Page.loadEventFired`. */
  heard(event: string): Promise<void>;
  /** What has happened since `Tracing.start`. */
  endTrace(): Promise<TraceEvent[]>;
  close(): void;
}

interface Message {
  id?: number;
  method?: string;
  result?: unknown;
  error?: { message: string };
  params?: { value: TraceEvent[] };
}

/**
 * Start Chromium for measuring tasks. Unlike Playwright, it does not turn on the `Runtime` domain, with which V8 collects the
 * positions of a script's functions while it runs: React then takes 30 ms instead of 2.
 */
export async function startInspector(): Promise<Inspector> {
  const profile = mkdtempSync(join(tmpdir(), 'bifolio-inspector-'));
  const args = [...chromiumArgs, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const chromium = spawn(findChromium() ?? 'chromium', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  const socket = new WebSocket(await addressOf(chromium));
  await once(socket, 'open');
  const waiting = new Map<number, (message: Message) => void>();
  let events: TraceEvent[] = [];
  const hearing = new Map<string, () => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id) waiting.get(message.id)?.(message);
    if (message.method === 'Tracing.dataCollected') events.push(...(message.params?.value ?? []));
    hearing.get(message.method ?? '')?.();
  });
  let last = 0;
  function send<Result>(method: string, params = {}, sessionId?: string): Promise<Result> {
    const id = ++last;
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ error, result }) =>
        error ? reject(new Error(error.message)) : resolve(result as Result),
      );
    });
  }
  function heard(event: string): Promise<void> {
    return new Promise((resolve) => hearing.set(event, resolve));
  }
  return {
    send,
    heard,
    async endTrace() {
      const complete = heard('Tracing.tracingComplete');
      await send('Tracing.end');
      await complete;
      const traced = events;
      events = [];
      return traced;
    },
    close() {
      // The program may be a script of the system around Chromium, which would outlive it.
      void send('Browser.close');
    },
  };
}

/** Chromium tells on its standard error where it listens. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  if (stderr) {
    for await (const line of createInterface(stderr)) {
      const address = /^DevTools listening on (\S+)$/.exec(line)?.[1];
      if (address) return address;
    }
  }
  throw new Error('Chromium has ended without listening.');
}
