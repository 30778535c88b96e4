import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type WebSocket as Socket, WebSocketServer } from 'ws';
import type { OutputPart } from './run-types.ts';
import { rustService } from './rust.ts';

let server: WebSocketServer | undefined;
afterEach(() => {
  for (const client of server?.clients ?? []) client.terminate();
  server?.close();
});

interface Message {
  type: string;
  payload?: unknown;
  meta?: { sequenceNumber?: number };
}

/** A stand-in for the Rust Playground: `answer` gets each message that it was sent. */
async function playgroundThat(answer: (message: Message, socket: Socket) => void) {
  const heard: Message[] = [];
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket) =>
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as Message;
      heard.push(message);
      answer(message, socket);
    }),
  );
  await new Promise<void>((ready) => server?.once('listening', ready));
  return { url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}/websocket`, heard };
}

const say = (socket: Socket, name: string, payload?: unknown, sequenceNumber = 1) =>
  socket.send(JSON.stringify({ type: `output/execute/wsExecute${name}`, payload, meta: { sequenceNumber } }));

const greet = (socket: Socket) => {
  socket.send('{"type":"featureFlags","payload":{}}');
  socket.send('{"type":"websocket/connected","payload":{}}');
};

/** Greets, then says these pieces of output. */
const playgroundWith = (pieces: readonly [name: string, payload?: unknown, sequenceNumber?: number][]) =>
  playgroundThat(({ type }, socket) => {
    if (type === 'websocket/connected') greet(socket);
    else for (const piece of pieces) say(socket, ...piece);
  });

async function partsOf(url: string, signal = new AbortController().signal) {
  const parts: OutputPart[] = [];
  await rustService({ url })('fn main() {}', { signal, say: (part) => parts.push(part) });
  return parts;
}

it('shakes hands, asks, and tells the output of its own request until the end', async () => {
  const { url, heard } = await playgroundWith([
    ['Begin'],
    ['Stderr', '   Compiling playground\n'],
    ['Stdout', 'other', 7],
    ['Stdout', 'Hello\n'],
    ['End', { success: true, exitDetail: 'Exited with status 0' }],
  ]);
  expect(await partsOf(url)).toEqual([
    { kind: 'stderr', text: '   Compiling playground\n' },
    { kind: 'stdout', text: 'Hello\n' },
  ]);
  expect(heard).toEqual([
    {
      type: 'websocket/connected',
      payload: { iAcceptThisIsAnUnsupportedApi: true },
      meta: { websocket: true, sequenceNumber: 0 },
    },
    {
      type: 'output/execute/wsExecuteRequest',
      payload: {
        backtrace: false,
        channel: 'stable',
        crateType: 'bin',
        edition: '2021',
        mode: 'release',
        tests: false,
        code: 'fn main() {}',
      },
      meta: { websocket: true, sequenceNumber: 1 },
    },
  ]);
});

it('parts an error of the compiler into its headline and the rest, and tells how a program failed', async () => {
  const { url } = await playgroundWith([
    ['Stderr', 'error: expected `;`\n --> src/main.rs:2:5\n'],
    ['End', { success: false, exitDetail: 'Exited with status 101' }],
  ]);
  expect(await partsOf(url)).toEqual([
    { kind: 'error', text: 'error: expected `;`' },
    { kind: 'stderr', text: ' --> src/main.rs:2:5\n' },
    { kind: 'error', text: 'Exited with status 101' },
  ]);
});

it('tells a dropped connection, junk and an address where nobody is', async () => {
  const dropping = await playgroundThat((_, socket) => socket.terminate());
  await expect(partsOf(dropping.url)).rejects.toMatchObject({ failure: 'lost' });
  server?.close();
  await expect(partsOf(dropping.url)).rejects.toMatchObject({ failure: 'unreachable' });
  const junk = await playgroundThat((_, socket) => socket.send('<html>'));
  await expect(partsOf(junk.url)).rejects.toMatchObject({ failure: 'unreadable' });
});

it('keeps what was said before the connection drops, and waits no longer than the reader', async () => {
  const half = await playgroundThat(({ type }, socket) => {
    if (type === 'websocket/connected') return greet(socket);
    say(socket, 'Stdout', 'one\n');
    socket.close(1011);
  });
  const parts: OutputPart[] = [];
  const { signal } = new AbortController();
  await expect(
    rustService({ url: half.url })('', { signal, say: (part) => parts.push(part) }),
  ).rejects.toMatchObject({ failure: 'lost' });
  expect(parts).toEqual([{ kind: 'stdout', text: 'one\n' }]);
  const silent = await playgroundThat(() => {});
  await expect(partsOf(silent.url, AbortSignal.timeout(50))).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('asks the playground to end a program that the reader stops', async () => {
  const controller = new AbortController();
  const { promise: isKilled, resolve } = Promise.withResolvers<void>();
  const { url } = await playgroundThat(({ type }, socket) => {
    if (type === 'websocket/connected') greet(socket);
    else if (type.endsWith('Kill')) resolve();
    else controller.abort('stopped');
  });
  await expect(partsOf(url, controller.signal)).rejects.toBe('stopped');
  await isKilled;
});
