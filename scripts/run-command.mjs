import { spawn } from 'node:child_process';
import { root, toolEnvironment } from './paths.mjs';

/** @typedef {{ env?: Record<string, string>, onOutput?: (text: string) => void }} RunOptions */

/** A command that ended badly: `message` names it, `exitCode` is what it said. */
export class CommandError extends Error {
  /** @param {string} message @param {number} exitCode */
  constructor(message, exitCode) {
    super(message);
    this.exitCode = exitCode;
  }
}

/**
 * Run a command at the workspace root with its output on the terminal, and resolve when it succeeds.
 * Signals sent to this process reach the command, so that Ctrl+C leaves nothing behind.
 * @param {string} command @param {string[]} args @param {RunOptions} [options]
 * @returns {Promise<void>} rejects with a `CommandError`
 */
export function runCommand(command, args, { env, onOutput } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...toolEnvironment(), ...env },
    stdio: ['ignore', onOutput ? 'pipe' : 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  child.stdout?.on('data', (chunk) => {
    process.stdout.write(chunk);
    onOutput?.(String(chunk));
  });
  const stopForwarding = forwardSignals(child);
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new CommandError(`${command}: ${error.message}`, 1)));
    child.on('close', (code, signal) => {
      stopForwarding();
      const shown = [command, ...args].join(' ');
      if (code === 0) resolve();
      else reject(new CommandError(`\`${shown}\` ended with ${signal ?? `exit code ${code}`}`, code ?? 1));
    });
  });
}

/** @param {import('node:child_process').ChildProcess} child */
function forwardSignals(child) {
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => child.kill(signal);
  process.on('SIGINT', forward).on('SIGTERM', forward);
  return () => process.off('SIGINT', forward).off('SIGTERM', forward);
}
