import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root, toolEnvironment } from './paths.mjs';

const program = join(root, 'packages/generator/bin/bifolio.js');

/** @typedef {{ stop(): Promise<void> }} DevDocs */

/**
 * Serve the documentation by the compiled packages, with stack traces that name sources.
 * @param {{ nodeArgs?: readonly string[], args?: readonly string[], onExit?: () => void }} options `onExit`: it has ended by itself.
 * @returns {DevDocs}
 */
export function serveDocs({ nodeArgs = [], args = [], onExit }) {
  const command = ['--enable-source-maps', ...nodeArgs, program, 'dev', 'docs', ...args];
  const child = spawn('node', command, {
    cwd: root,
    env: { ...toolEnvironment(), DOCS_REFERENCE: 'off' },
    stdio: 'inherit',
  });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => child.once('exit', () => resolve()));
  let isStopped = false;
  ended.then(() => isStopped || onExit?.());
  return {
    stop() {
      isStopped = true;
      child.kill();
      return ended;
    },
  };
}
