import { type Stats, statSync, unwatchFile, watchFile } from 'node:fs';
import { resolve } from 'node:path';
import { runGit } from '../../git/run-git.ts';

/** Looks at the file's time, since the file may come with the first commit. Each takes some microseconds. */
const INTERVAL_MS = 500;

/**
 * Calls `onMove` whenever another commit is checked out or made in the repository that a folder lies in, since `since`
 * (milliseconds since 1970). Returns how to stop. Outside of repositories nothing is watched.
 */
export function watchCommits(folder: string, since: number, onMove: () => void): () => Promise<void> {
  let isStopped = false;
  const started = headLogOf(folder).then((log) => {
    if (!log || isStopped) return undefined;
    if ((statSync(log, { throwIfNoEntry: false })?.mtimeMs ?? 0) > since) onMove();
    // Node calls this for a file that is not there, too.
    const listener = (now: Stats, before: Stats) => now.mtimeMs !== before.mtimeMs && onMove();
    watchFile(log, { interval: INTERVAL_MS }, listener);
    return () => unwatchFile(log, listener);
  });
  return async () => {
    isStopped = true;
    (await started)?.();
  };
}

/** The file in which Git notes each move of HEAD; worktrees have their own. */
async function headLogOf(folder: string): Promise<string | undefined> {
  const answer = await runGit(folder, ['rev-parse', '--git-path', 'logs/HEAD']).catch(() => '');
  return answer ? resolve(folder, answer.trim()) : undefined;
}
