import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { root, toolEnvironment } from '../scripts/paths.mjs';

/** What the process is asked: to run a command, or without `args` to end the one of that number. */
export interface Question {
  id: number;
  args?: readonly string[];
}

/** What it tells: the address of a server that has started, or that a command has ended. */
export type Answer = { id: number; url: string } | { id: number; code: number; output: string };

/** A command that runs in the process. */
export interface WarmCommand {
  /** Resolves when it serves. */
  url: Promise<string>;
  /** Resolves when it has ended well. */
  ended: Promise<string>;
  end(): void;
}

let child: ChildProcess | undefined;
let last = 0;

/** Run a `bifolio` command in the process that this worker keeps for them. */
export function warmCommand(args: readonly string[]): WarmCommand {
  child ??= startProcess();
  const commands = child;
  const id = ++last;
  const url = Promise.withResolvers<string>();
  const ended = Promise.withResolvers<string>();
  const fail = (message: string) => {
    const error = new Error(`bifolio ${args.join(' ')}: ${message}`);
    url.reject(error);
    ended.reject(error);
  };
  const onExit = () => fail('its process ended.');
  const onMessage = (answer: Answer) => {
    if (answer.id !== id) return;
    if ('url' in answer) return url.resolve(answer.url);
    commands.off('message', onMessage).off('exit', onExit);
    if (answer.code === 0) ended.resolve(answer.output);
    fail(`exit code ${answer.code}\n${answer.output}`);
  };
  commands.on('message', onMessage).on('exit', onExit);
  url.promise.catch(() => {});
  ended.promise.catch(() => {});
  commands.send({ id, args } satisfies Question);
  return {
    url: url.promise,
    ended: ended.promise,
    end: () => commands.send({ id } satisfies Question),
  };
}

/** It ends with this process. */
function startProcess(): ChildProcess {
  const started = fork(join(root, 'e2e', 'command-process.ts'), { cwd: root, env: toolEnvironment() });
  started.unref();
  started.channel?.unref();
  return started;
}
