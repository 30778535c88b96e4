import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, it, vi } from 'vitest';
import { createIconService } from './ask-service.ts';

const set = { prefix: 'own', icons: { dot: { body: '<path/>' } } };
const servers: Server[] = [];

/** A host on this machine, and the addresses it has been asked for. */
async function standIn(listener: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    listener(request, response);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  return { host: `http://localhost:${typeof address === 'object' ? address?.port : 0}`, asked };
}

const answering = (status: number, body = '') =>
  standIn((_, response) => void response.writeHead(status).end(body));
const working = () => answering(200, JSON.stringify(set));
const silent = () => standIn(() => {});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const ask = async (hosts: readonly { host: string }[]) => {
  const [answer] = await createIconService(hosts.map(({ host }) => host)).icons('own', ['dot']);
  return answer;
};

/** From here on no time passes for the service but by `vi.advanceTimersByTime`. Answers travel as ever. */
const stopTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

/** Lets everything happen that takes no time, until `isDone`. */
async function atOnce(isDone: () => boolean) {
  while (!isDone()) {
    vi.advanceTimersByTime(0);
    await new Promise(setImmediate);
  }
}

it('asks a host for a set with a list of icons', async () => {
  const { host, asked } = await working();
  const service = createIconService([host]);
  expect(await service.icons('own', ['dot', 'line'])).toEqual([
    { status: 200, names: ['dot', 'line'], data: set },
  ]);
  expect(asked).toEqual(['/own.json?icons=dot,line']);
});

it('keeps the path of a host', async () => {
  const { host, asked } = await working();
  await createIconService([`${host}/icons`]).icons('own', ['dot']);
  expect(asked).toEqual(['/icons/own.json?icons=dot']);
});

it('asks the next host too when one has not answered for 750 ms, and takes the first answer', async () => {
  const [slow, quick] = [await silent(), await working()];
  stopTimers();
  let status: number | undefined;
  void ask([slow, quick]).then((answer) => {
    status = answer?.status;
  });
  await atOnce(() => slow.asked.length > 0);
  const asked = vi.spyOn(globalThis, 'fetch');
  vi.advanceTimersByTime(749);
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await atOnce(() => status !== undefined);
  expect([status, slow.asked.length, quick.asked.length]).toEqual([200, 1, 1]);
});

it('gives up 2000 ms after the last host has had its turn', async () => {
  const host = await silent();
  stopTimers();
  let status: number | undefined;
  void ask([host]).then((answer) => {
    status = answer?.status;
  });
  await atOnce(() => host.asked.length > 0);
  await vi.advanceTimersByTimeAsync(750 + 1999);
  expect(status).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1);
  expect(status).toBe(408);
});

it('asks nobody else after a 404', async () => {
  const [first, second] = [await answering(404), await working()];
  expect(await ask([first, second])).toMatchObject({ status: 404 });
  expect(second.asked).toEqual([]);
});

it.each([500, 503, 403, 204])('goes to the next host at once after %i', async (status) => {
  const [first, second] = [await answering(status), await working()];
  stopTimers();
  let answer: Awaited<ReturnType<typeof ask>>;
  void ask([first, second]).then((given) => {
    answer = given;
  });
  await atOnce(() => answer !== undefined);
  expect(answer).toMatchObject({ status: 200, data: set });
});

it('goes to the next host when one cannot be reached (503) or sends no icons (501)', async () => {
  const gone = { host: 'http://localhost:1' };
  expect(await ask([gone, await working()])).toMatchObject({ status: 200 });
  expect(await ask([await answering(200, 'no JSON'), await working()])).toMatchObject({ status: 200 });
  expect(await ask([gone])).toMatchObject({ status: 503 });
  expect(await ask([await answering(200, '"text"')])).toMatchObject({ status: 501 });
});

it('asks the host first that has answered last', async () => {
  const [first, second] = [await answering(500), await working()];
  const service = createIconService([first.host, second.host]);
  await service.icons('own', ['dot']);
  await service.icons('own', ['line']);
  expect([first.asked.length, second.asked.length]).toEqual([1, 2]);
});

it('splits lists so that no address is longer than 500 characters', async () => {
  const { host, asked } = await working();
  const names = Array.from({ length: 100 }, (_, index) => `icon-number-${index}`);
  const answers = await createIconService([host]).icons('own', names);
  expect(answers.length).toBeGreaterThan(3);
  expect(answers.flatMap((answer) => answer.names)).toEqual(names);
  const lengths = asked.map((path) => (host + path).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(500);
  expect(Math.max(...lengths)).toBeGreaterThan(470);
});

it('answers 424 when there is no host, and when there is no fetch', async () => {
  expect(await ask([])).toMatchObject({ status: 424 });
  const host = await working();
  vi.stubGlobal('fetch', undefined);
  expect(await ask([host])).toMatchObject({ status: 424 });
  expect(host.asked).toEqual([]);
});

it('answers 400 to a request of an unknown type', async () => {
  const { host, asked } = await working();
  const query = JSON.parse('{"type":"palette","prefix":"own","icons":[]}');
  expect(await createIconService([host]).ask(query)).toEqual({ status: 400 });
  expect(asked).toEqual([]);
});
