import { mkdtempSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../../core/store/store.ts';
import { createRemoteSizes } from './remote-sizes.ts';

/** A picture of 70 by 45 pixels, as far as its header goes. */
const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  Buffer.from([0, 0, 0, 70, 0, 0, 0, 45, 8, 6, 0, 0, 0]),
]);

const answers: Record<string, (response: ServerResponse) => void> = {
  '/a.png': (response) => response.end(Buffer.concat([png, Buffer.alloc(9000)])),
  '/slow.png'(response) {
    response.write(png.subarray(0, 10));
    setTimeout(() => response.end(png.subarray(10)), 30);
  },
  '/endless.png'(response) {
    response.write(png);
    response.on('close', () => aborted.push('/endless.png'));
  },
  '/page.png': (response) => response.end('<!doctype html><title>no image</title>'),
  '/gone.png': (response) => response.writeHead(404).end(),
  '/never.png'() {},
};

let server: Server;
let host: string;
let asked: string[] = [];
let aborted: string[] = [];

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    asked.push(url);
    answers[url]?.(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = [];
  aborted = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const folder = () => mkdtempSync(join(tmpdir(), 'sizes-'));

test.each(['/a.png', '/slow.png', '/endless.png'])(
  '%s tells its size as soon as it is known',
  async (path) => {
    const src = host + path;
    expect(await createRemoteSizes({ timeoutMs: 1000 }).resolve(src)).toEqual({ src, width: 70, height: 45 });
  },
);

test('a download ends when the size is known', async () => {
  await createRemoteSizes({ timeoutMs: 1000 }).resolve(`${host}/endless.png`);
  await expect.poll(() => aborted).toEqual(['/endless.png']);
});

test.each(['/page.png', '/gone.png', '/never.png'])('%s has no size, which is a warning', async (path) => {
  const src = host + path;
  expect(await createRemoteSizes({ timeoutMs: 200 }).resolve(src)).toEqual({
    isUnsure: true,
    src,
    problem: {
      severity: 'warning',
      code: 'remote-image-size',
      message: `The size of "${src}" is not known: its host did not send an image in time.`,
      hint: 'Check the URL, write the size yourself (![alt =200x100](…)), or set `markdown.imageSize` to "local".',
    },
  });
});

test('each image is asked for once, and not again by the next build, whether it answered or not', async () => {
  const kept = folder();
  for (let build = 0; build < 2; build++) {
    const store = openStore(kept);
    const sizes = createRemoteSizes({ store });
    const [first, second] = await Promise.all([
      sizes.resolve(`${host}/a.png`),
      sizes.resolve(`${host}/a.png`),
    ]);
    expect([first.width, second.width]).toEqual([70, 70]);
    expect((await sizes.resolve(`${host}/gone.png`)).problem?.code).toBe('remote-image-size');
    store.finish();
    store.close();
  }
  expect(asked).toEqual(['/a.png', '/gone.png']);
});

test('a host that failed is asked again by a build of the next day', async () => {
  const store = openStore(folder());
  const ask = async () => (await createRemoteSizes({ store }).resolve(`${host}/gone.png`)).problem?.code;
  expect([await ask(), await ask()]).toEqual(['remote-image-size', 'remote-image-size']);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60 * 1000 });
  expect(await ask()).toBe('remote-image-size');
  vi.useRealTimers();
  store.close();
  expect(asked).toEqual(['/gone.png', '/gone.png']);
});

test.each(['data:image/png;base64,AA', 'https://img.shields.io/npm/v/x', 'https://[', 'blob:x'])(
  'nobody is asked for %s',
  async (src) => expect(await createRemoteSizes({}).resolve(src)).toEqual({ src }),
);
