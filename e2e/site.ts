import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, toolEnvironment } from '../scripts/paths.mjs';

/** A server that is running, and its address with a final slash. */
export interface Served extends AsyncDisposable {
  url: string;
}

/** The folder of a fixture site. */
export const fixture = (name: string): string => join(root, 'e2e', 'fixtures', name);

/** Run a `bifolio` command to its end and return what it printed. Throws when it fails. */
export function bifolio(args: readonly string[], cwd = root): string {
  return execFileSync('bifolio', args, { cwd, env: toolEnvironment(), encoding: 'utf8' });
}

/** Start `bifolio dev` or `preview` on a free port and wait for its address. Disposing stops it. `program` is another command line than the workspace's. */
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
