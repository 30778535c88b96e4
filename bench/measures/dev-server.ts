import { type ChildProcess, spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Prepared } from '../subjects/prepare.ts';
import { subjectEnvironment } from './run-measured.ts';

/** A dev server that has just been started. Disposing ends it and everything it started. */
export interface DevServer extends AsyncDisposable {
  url: string;
}

/** Start a subject's dev server on a free port. It does not answer yet; see `untilAnswered`. */
export async function startDev({ subject, folder }: Prepared): Promise<DevServer> {
  const port = await freePort();
  const [program = '', ...args] = subject.dev?.(port) ?? [];
  const env = { ...subjectEnvironment(folder), CI: '' };
  const child = spawn(program, args, { cwd: folder, env, stdio: 'ignore', detached: true });
  return { url: `http://localhost:${port}`, [Symbol.asyncDispose]: () => stop(child) };
}

/** Resolve as soon as an address is answered with a page. Throws after five minutes. */
export async function untilAnswered(url: string): Promise<void> {
  const deadline = Date.now() + 300_000;
  while (Date.now() < deadline) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await sleep(20);
  }
  throw new Error(`${url} did not answer within five minutes`);
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  // The minus sign: the whole process group, which `detached` made.
  if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
  else return;
  await Promise.race([ended, sleep(5000)]);
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
