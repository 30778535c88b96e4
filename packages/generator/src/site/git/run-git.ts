import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { realPath } from '../../core/files/real-path.ts';

/** Standard output of a command of Git in a repository, which reads `input`. Rejects when it fails. */
export async function runGit(folder: string, args: readonly string[], input = ''): Promise<string> {
  if (!isFindable(realPath(folder) ?? folder)) throw new Error(`${folder} is in no Git repository.`);
  const limits = { cwd: folder, maxBuffer: 256 * 1024 * 1024 };
  const running = promisify(execFile)('git', args, limits);
  running.child.stdin?.on('error', () => {}).end(input); // One that fails at once reads nothing.
  return (await running).stdout;
}

export type Repository = 'whole' | 'shallow' | 'none';

/** Whether a folder is in a repository of Git, and whether that has its whole history. */
export async function repositoryOf(folder: string): Promise<Repository> {
  const answer = await runGit(folder, ['rev-parse', '--is-shallow-repository']).catch(() => undefined);
  if (answer === undefined) return 'none';
  return answer.trim() === 'false' ? 'whole' : 'shallow';
}

/** Whether there is anything that Git would find: a look takes a hundredth of the time that Git takes to start. */
const isFindable = (folder: string): boolean =>
  process.env.GIT_DIR !== undefined ||
  existsSync(join(folder, '.git')) ||
  (dirname(folder) !== folder && isFindable(dirname(folder)));
