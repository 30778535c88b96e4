import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { root, toolEnvironment } from '../scripts/paths.mjs';
import { warmCommand } from './warm-command.ts';

/** A server that is running, and its address with a final slash. */
export interface Served extends AsyncDisposable {
  url: string;
}

/** The folder of a fixture site. */
export const fixture = (name: string): string => join(root, 'e2e', 'fixtures', name);

/** Run a `bifolio` command to its end and return what it printed. Rejects when it fails. */
export function bifolio(args: readonly string[]): Promise<string> {
  test.setTimeout(600_000); // A command takes as long as the machine needs.
  return warmCommand(args).ended;
}

/** The same in a process of its own, for a site whose config has changed since a command of this worker read it. */
export function bifolioApart(args: readonly string[]): string {
  return execFileSync('bifolio', args, { cwd: root, env: toolEnvironment(), encoding: 'utf8' });
}

/** Serve what was built on a free port and wait for the address. Disposing stops it. */
export async function preview(...args: readonly string[]): Promise<Served> {
  const command = warmCommand(['preview', ...args, '--port', '0']);
  const url = await command.url;
  return {
    url,
    async [Symbol.asyncDispose]() {
      command.end();
      await command.ended;
    },
  };
}

/** Start `bifolio dev` or `preview` in a process of its own, otherwise the same. `program` is another command line than the workspace's. */
export async function serve(args: readonly string[], cwd = root, program = 'bifolio'): Promise<Served> {
  const child = spawn(program, [...args, '--port', '0'], {
    cwd,
    env: toolEnvironment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { url: await addressOf(child), [Symbol.asyncDispose]: () => stop(child) };
}

function addressOf(child: ChildProcess): Promise<string> {
  let shown = '';
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`bifolio ended with exit code ${code}:\n${shown}`)));
    child.stdout?.on('data', (chunk) => {
      shown += chunk;
      const url = /http:\/\/localhost:\d+\/\S*/.exec(shown)?.[0];
      if (url) resolve(url);
    });
  });
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.on('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
