import { spawn } from 'node:child_process';
import type { Writable } from 'node:stream';

/** Run a command in a folder with its output on `output`, and tell whether it succeeded. Never rejects. */
export function runIn(folder: string, command: readonly string[], output: Writable): Promise<boolean> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}
