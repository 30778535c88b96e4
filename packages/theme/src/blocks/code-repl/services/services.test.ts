import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { goService } from './go.ts';
import { kotlinService } from './kotlin.ts';
import type { OutputPart, RunCode } from './run-types.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

interface Call {
  type?: string;
  body: string;
}

/** A stand-in for a service at an address of this machine; `calls` is what it was asked. */
async function serviceThat(answer: (call: Call) => string | RequestListener) {
  const calls: Call[] = [];
  server = createServer(async (request, response) => {
    let body = '';
    for await (const piece of request) body += piece;
    const call = { type: request.headers['content-type'], body };
    calls.push(call);
    const answered = answer(call);
    if (typeof answered === 'string') response.end(answered);
    else answered(request, response);
  });
  await new Promise<void>((ready) => server?.listen(0, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/run`, calls };
}

async function partsOf(run: RunCode, code: string, signal = new AbortController().signal) {
  const parts: OutputPart[] = [];
  await run(code, { signal, say: (part) => parts.push(part) });
  return parts;
}

describe('Go', () => {
  it('posts the code as JSON, and tells version, error and events', async () => {
    const { url, calls } = await serviceThat(() =>
      JSON.stringify({
        version: 'go1.26',
        error: '',
        events: [
          { kind: 'stdout', message: 'a\n', delay: 0 },
          { kind: 'stderr', message: 'b\n', delay: 2_000_000 },
        ],
      }),
    );
    expect(await partsOf(goService({ url }), 'package main')).toEqual([
      { kind: 'version', text: 'go1.26' },
      { kind: 'stdout', text: 'a\n' },
      { kind: 'stderr', text: 'b\n' },
    ]);
    expect(calls).toEqual([{ type: 'application/json', body: '{"code":"package main"}' }]);
  });

  it('asks the Go Playground as it wants to be asked, without a preflight', async () => {
    const { url, calls } = await serviceThat(() =>
      JSON.stringify({ Errors: 'prog.go:3: x', Events: null, VetErrors: 'vet' }),
    );
    expect(await partsOf(goService({ url, isPlayground: true }), 'a&b')).toEqual([
      { kind: 'error', text: 'prog.go:3: x' },
      { kind: 'stderr', text: 'vet' },
    ]);
    expect(calls[0]?.body).toBe('version=2&body=a%26b&withVet=true');
    expect(calls[0]?.type).toMatch(/^application\/x-www-form-urlencoded/);
  });

  it('can be stopped while it waits for the next event', async () => {
    const events = [{ kind: 'stdout', message: 'late', delay: 3.6e12 }];
    const { url } = await serviceThat(() => JSON.stringify({ events }));
    const controller = new AbortController();
    const running = partsOf(goService({ url }), 'x', controller.signal);
    setTimeout(() => controller.abort('stopped'), 50);
    await expect(running).rejects.toBe('stopped');
  });
});

describe('Kotlin', () => {
  it('posts one file, and tells errors that are none of the warnings', async () => {
    const { url, calls } = await serviceThat(() =>
      JSON.stringify({
        version: '2.3.0',
        text: 'plain',
        errors: {
          'File.kt': [
            { severity: 'WARNING', message: 'unused' },
            { severity: 'ERROR', message: 'Unresolved', interval: { start: { line: 1, ch: 4 } } },
          ],
        },
      }),
    );
    expect(await partsOf(kotlinService({ url }), 'fun main() {}')).toEqual([
      { kind: 'version', text: '2.3.0' },
      { kind: 'stderr', text: 'File.kt:2:5: Unresolved\n' },
      { kind: 'stdout', text: 'plain' },
    ]);
    expect(JSON.parse(calls[0]?.body ?? '')).toEqual({
      args: '',
      files: [{ name: 'File.kt', publicId: '', text: 'fun main() {}' }],
    });
  });

  it('reads the marked streams and the exception of the Kotlin Playground', async () => {
    const text = '<outStream>1 &lt; 2\n</outStream><errStream>oops\n</errStream>';
    const exception = { fullName: 'java.lang.Error', message: 'bad' };
    const { url } = await serviceThat(() => JSON.stringify({ errors: {}, text, exception }));
    expect(await partsOf(kotlinService({ url }), 'x')).toEqual([
      { kind: 'stdout', text: '1 < 2\n' },
      { kind: 'stderr', text: 'oops\n' },
      { kind: 'stderr', text: 'java.lang.Error: bad\n' },
    ]);
  });
});

describe.each([
  ['Go', goService],
  ['Kotlin', kotlinService],
])('a service of %s that fails', (_, serviceFor) => {
  const failureOf = async (answer: () => string | RequestListener) => {
    const { url } = await serviceThat(answer);
    return partsOf(serviceFor({ url }), 'x').catch((error) => error.failure);
  };

  it('answers with junk', async () => {
    for (const junk of ['<html>', '[]', 'null', '"text"', '{'])
      expect(await failureOf(() => junk)).toBe('unreadable');
  });

  it('says fields of other kinds', async () => {
    const fields = {
      version: 1,
      error: {},
      errors: [null, 'x', { severity: 'ERROR' }],
      events: 'x',
      text: [],
    };
    expect(await failureOf(() => JSON.stringify(fields))).toEqual([]);
  });

  it('answers with an error of its own, or drops the connection', async () => {
    expect(await failureOf(() => (_request, response) => void response.writeHead(500).end('{}'))).toBe(
      'refused',
    );
    expect(await failureOf(() => (request) => void request.socket.destroy())).toBe('unreachable');
  });

  it('breaks off in the middle of its answer', async () => {
    const half: RequestListener = (request, response) => {
      response.writeHead(200, { 'content-length': 100 }).write('{"text":');
      setTimeout(() => request.socket.destroy(), 20);
    };
    expect(await failureOf(() => half)).toBe('unreadable');
  });

  it('never answers, until the reader has waited long enough', async () => {
    const { url } = await serviceThat(() => () => {});
    await expect(partsOf(serviceFor({ url }), 'x', AbortSignal.timeout(100))).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });
});
