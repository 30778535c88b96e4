import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { callOf, type Engine } from './engine.ts';
import { openSession } from './web-driver.ts';

/** Height of what WebKitGTK's little browser has above the page, pixels. */
const TOOLBAR = 38;

/** Starts WebKitGTK's little browser on a screen of its own, spoken to by WebDriver. */
export async function startWebKit(programs: { driver: string; screen: string }): Promise<Engine> {
  const screen = spawn(
    programs.screen,
    ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [display] = (await once(screen.stdout, 'data')) as [Buffer];
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
  });
  const { send, find } = await openSession(`http://127.0.0.1:${port}`);
  const evaluate = async <Result>(run: (...values: string[]) => Result, ...values: string[]) =>
    (await send('POST', '/execute/sync', { script: `return ${callOf(run, values)}`, args: [] })) as Result;
  return {
    evaluate,
    resize: async (width, height) =>
      void (await send('POST', '/window/rect', { width, height: height + TOOLBAR })),
    async open(url) {
      await send('POST', '/url', { url });
      await evaluate(collectProblems);
    },
    click: async (selector) => void (await send('POST', `/element/${await find(selector)}/click`, {})),
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] });
    },
    picture: async () => Buffer.from(String(await send('GET', '/screenshot')), 'base64'),
    problems: () => evaluate(() => Reflect.get(window, 'problems') as string[]),
    async [Symbol.asyncDispose]() {
      await send('DELETE', '');
      driver.kill();
      screen.kill();
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** WebDriver does not tell what a page logs. This hears all but what is said while the page loads. Runs in the page. */
function collectProblems() {
  const problems: string[] = [];
  Object.assign(window, { problems });
  addEventListener('error', ({ message }) => problems.push(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(`uncaught: ${reason}`));
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...said: unknown[]) => problems.push(`${level}: ${said.join(' ')}`);
  }
}
