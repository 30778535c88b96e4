import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rawRequest, requestOf } from './fixtures/raw-request.ts';
import { bifolio, createSite, type RunningSite, serve } from './fixtures/site.ts';

const files = {
  'README.md': '# Home\n\n[a](./guide/a.md)\n',
  'guide/a.md': '# A\n\nSome words to be found.\n',
  'idea.md': '---\ndraft: true\n---\n# Idea\n',
  'public/film.mp4': '0123456789',
  'bifolio.config.ts': "export default { vite: { server: { allowedHosts: ['docs.test'] } } };\n",
};

const host = 'Host: localhost';
const addresses = ['/', '/guide/a/', '/film.mp4', '/bifolio-search/zh-CN/contents.json'];
const headerNames = ['Range', 'If-Range', 'If-None-Match', 'If-Modified-Since', 'Accept-Encoding', 'Upgrade'];

const noise = fc.stringMatching(/^[\x21-\x7e]{0,24}$/);
const path = fc.oneof(
  fc.constantFrom(...addresses),
  noise.map((text) => `/${text}`),
  noise,
  fc.constantFrom(
    'http://[',
    '*',
    '//',
    '/%',
    '/%00',
    '/..%2f..%2f',
    '/@fs/',
    '/@id/',
    '/\\x',
    'a:b',
    '/%ff/',
  ),
);
const range = fc
  .tuple(fc.constantFrom('bytes=', 'bytes', 'x='), fc.stringMatching(/^[\d, -]{0,12}$/))
  .map((parts) => parts.join(''));
const header = fc.tuple(fc.constantFrom(...headerNames), fc.oneof(range, noise, fc.constant('websocket')));
const request = fc
  .record({
    method: fc.constantFrom('GET', 'HEAD', 'POST', 'OPTIONS', 'DELETE', 'CONNECT', 'TRACE'),
    path,
    headers: fc.array(header, { maxLength: 3 }),
  })
  .map(({ method, path: target, headers }) =>
    requestOf(`${method} ${target} HTTP/1.1`, host, ...headers.map(([name, value]) => `${name}: ${value}`)),
  );

describe.each(['dev', 'preview'])('bifolio %s', (command) => {
  let site: RunningSite;

  beforeAll(async () => {
    const root = createSite(files);
    if (command === 'preview') await bifolio(['build', root]);
    site = await serve([command, root, '--port', '0'], { apart: true });
    await fetch(`${site.url}bifolio-search/zh-CN/contents.json`);
  });
  afterAll(() => site?.close());

  const ask = (line: string, ...headers: string[]) =>
    rawRequest(site.url, requestOf(`${line} HTTP/1.1`, ...headers));
  const statusOf = (answer: string) => Number(answer.split(' ')[1]);
  const locationOf = (answer: string) => /^location: (.*)\r$/im.exec(answer)?.[1];

  test.each([
    ['GET /bifolio-search/zh-CN/contents.json', 'Range: bytes=9-2'],
    ['GET /film.mp4', 'Range: bytes=9-2'],
    ['GET http://[', 'Accept: */*'],
    ['GET http://[', 'Connection: Upgrade\r\nUpgrade: websocket'],
    ['GET /%00', 'Accept: */*'],
  ])('outlives %s with %s', async (line, header_) => {
    await ask(line, host, header_);
    expect((await fetch(site.url)).status).toBe(200);
  });

  test('outlives whatever else is sent to it', async () => {
    await fc.assert(
      fc.asyncProperty(request, async (bytes) => {
        await rawRequest(site.url, bytes, 400); // Some leave the server waiting for more.
      }),
      { numRuns: 150 },
    );
    expect((await fetch(`${site.url}guide/a/`)).status).toBe(200);
    expect(site.output()).not.toContain('    at ');
  });

  test('answers no name but its own: a page of another site could have given itself that', async () => {
    for (const address of [...addresses, '/idea/']) {
      const answer = await ask(`GET ${address}`, 'Host: rebind.evil.example');
      expect([address, statusOf(answer)]).toEqual([address, 403]);
      expect(answer).toContain('vite: { server: { allowedHosts: ["rebind.evil.example"] } }');
    }
    expect(statusOf(await ask('GET http://rebind.evil.example/', host))).toBe(403);
    expect(statusOf(await ask('GET /', host, 'Host: rebind.evil.example'))).toBe(400);
    for (const name of ['127.0.0.1:80', '[::1]', 'LOCALHOST', 'a.localhost', 'docs.test'])
      expect([name, statusOf(await ask('GET /', `Host: ${name}`))]).toEqual([name, 200]);
  });

  test('leads nowhere else when an address begins with two slashes', async () => {
    for (const address of ['//guide/a', '/\\guide/a', '///guide/a'])
      expect([address, locationOf(await ask(`GET ${address}`, host))]).toEqual([address, '/guide/a/']);
  });

  test('lets pages be read and nothing else', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'TRACE']) {
      const answer = await ask(`${method} /guide/a/`, host);
      expect([method, statusOf(answer)]).toEqual([method, 405]);
      expect(answer).toMatch(/^allow: GET, HEAD\r$/im);
    }
    const head = await ask('HEAD /guide/a/', host);
    expect([statusOf(head), head.split('\r\n\r\n')[1]]).toEqual([200, '']);
  });

  test.each([
    ['bytes=2-4', 206, '234'],
    ['bytes=7-', 206, '789'],
    ['bytes=9-2', 200, '0123456789'],
    ['bytes=20-', 416, ''],
    ['lines=1-2', 200, '0123456789'],
    ['bytes=0-99999999999999999999999', 200, '0123456789'],
    ['bytes=-100', 200, '0123456789'],
  ])('answers the range %s with %i', async (range_, status, body) => {
    const answer = await ask('GET /film.mp4', host, `Range: ${range_}`);
    expect([statusOf(answer), answer.split('\r\n\r\n')[1]]).toEqual([status, body]);
  });
});

describe('bifolio preview', () => {
  let site: RunningSite;
  beforeAll(async () => {
    const root = createSite(files);
    await bifolio(['build', root]);
    site = await serve(['preview', root, '--port', '0']);
  });
  afterAll(() => site?.close());

  const film = (headers: Record<string, string>) =>
    fetch(`${site.url}film.mp4`, { headers: { 'cache-control': 'no-transform', ...headers } });

  test('sends the last bytes when asked for them', async () => {
    const answer = await film({ range: 'bytes=-3' });
    expect([answer.status, await answer.text(), answer.headers.get('content-range')]).toEqual([
      206,
      '789',
      'bytes 7-9/10',
    ]);
  });

  test('sends a file again only when it has changed', async () => {
    const { headers } = await film({});
    const [etag = '', modified = ''] = [headers.get('etag') ?? '', headers.get('last-modified') ?? ''];
    expect((await film({ 'if-none-match': `"other", ${etag}` })).status).toBe(304);
    expect((await film({ 'if-none-match': '"other"' })).status).toBe(200);
    expect((await film({ 'if-modified-since': modified })).status).toBe(304);
    expect((await film({ range: 'bytes=0-1', 'if-range': modified })).status).toBe(206);
    expect((await film({ range: 'bytes=0-1', 'if-range': 'Mon, 01 Jan 2001 00:00:00 GMT' })).status).toBe(
      200,
    );
  });
});

test('bifolio dev outlives messages that say nothing', async () => {
  const site = await serve(['dev', createSite(files), '--port', '0'], { apart: true });
  const client = await (await fetch(`${site.url}@vite/client`)).text();
  const [, token] = /wsToken = "([^"]+)"/.exec(client) ?? [];
  const socket = new WebSocket(`${site.url.replace('http', 'ws')}?token=${token}`, 'vite-hmr');
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  for (const event of ['bifolio:shows', 'vite:invoke', 'vite:invalidate', 'vite:client:connect']) {
    socket.send(JSON.stringify({ type: 'custom', event }));
    for (const data of [null, 1, {}, []]) socket.send(JSON.stringify({ type: 'custom', event, data }));
  }
  const endless = 'http://'.repeat(1_000_000);
  for (const stack of ['http://[:1:1', 'http://a/%E0:1:1', 'http://a/@fs/etc/passwd:1:1', endless])
    socket.send(
      JSON.stringify({
        type: 'custom',
        event: 'bifolio:island-failed',
        data: { name: 'A', message: 'b', stack },
      }),
    );
  socket.send('{');
  const answered = new Promise<string>((resolve) => {
    socket.onmessage = ({ data }) => String(data).includes('"name"') && resolve(String(data));
  });
  socket.send(
    JSON.stringify({
      type: 'custom',
      event: 'vite:invoke',
      data: { id: 'send:1', name: 'getBuiltins', data: [] },
    }),
  );
  expect(await answered).toContain('response:1');
  socket.close();
  expect((await fetch(site.url)).status).toBe(200);
  await site.close();
});
