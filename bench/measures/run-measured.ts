import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { binDir } from '../../scripts/paths.mjs';
import { treeMemory } from './process-tree.ts';

const SAMPLE_MS = 100;

/** What a command cost. */
export interface Cost {
  wallSeconds: number;
  /** User and system time of the command and everything it started. */
  cpuSeconds: number;
  /** Highest memory of the process tree, sampled every 100 ms, see `treeMemory`. */
  peakBytes: number;
}

/** The environment for a subject's commands: its own tools first, then the workspace's. */
export function subjectEnvironment(folder: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    PATH: `${join(folder, 'node_modules/.bin')}:${binDir}:${process.env.PATH}`,
    CI: '1',
  };
}

/** Run a command to its end under `/usr/bin/time`. Rejects with its output when it fails. */
export function runMeasured(command: readonly string[], folder: string): Promise<Cost> {
  const report = join(folder, '.time');
  const child = spawn('/usr/bin/time', ['-o', report, '-f', '%e %U %S', ...command], {
    cwd: folder,
    env: subjectEnvironment(folder),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  let peakBytes = 0;
  const sampler = setInterval(() => (peakBytes = Math.max(peakBytes, treeMemory(child.pid ?? 0))), SAMPLE_MS);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      clearInterval(sampler);
      if (code !== 0) return reject(new Error(`${command.join(' ')} failed:\n${output.slice(-3000)}`));
      const [wall = 0, user = 0, system = 0] = readFileSync(report, 'utf8').trim().split(' ').map(Number);
      resolve({ wallSeconds: wall, cpuSeconds: user + system, peakBytes });
    });
  });
}
