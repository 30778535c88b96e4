import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { createLog } from '../../core/log/log.ts';
import { closeAtEnd, closeServer, siteAddress, startServing } from './serve.ts';

test('a server ends when it is told to, with connections that a browser keeps open', async () => {
  const server = createServer((_, response) => response.end('here'));
  const log = createLog({ stdout: { write() {} }, stderr: { write() {} } });
  const { url } = await startServing(server, { port: 0, base: '/' }, log);
  expect(await (await fetch(url)).text()).toBe('here');
  const ending = new AbortController();
  const ended = closeAtEnd({ close: () => closeServer(server) }, ending.signal);
  expect(server.listening).toBe(true);
  ending.abort();
  await ended;
  expect(server.listening).toBe(false);
});

test.each([
  [undefined, 'http://localhost:4173/docs/'],
  ['localhost', 'http://localhost:4173/docs/'],
  ['0.0.0.0', 'http://localhost:4173/docs/'],
  ['::', 'http://localhost:4173/docs/'],
  ['192.168.1.5', 'http://192.168.1.5:4173/docs/'],
  ['::1', 'http://[::1]:4173/docs/'],
])('a site that is served on %s is shown at %s', (host, address) => {
  expect(siteAddress({ port: 4173, host, base: '/docs/' })).toBe(address);
});
