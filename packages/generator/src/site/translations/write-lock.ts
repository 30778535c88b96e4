import { renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type AcceptedPage, lockText, readLockText } from './lock-file.ts';

/** So long somebody else may be writing, milliseconds. What is older was left by a process that has ended. */
const WRITING_MS = 5000;
const PAUSE_MS = 20;

/**
 * Writes a lock by rename, so that nobody reads half of it. `read`: its text when it was read. Returns `false` and writes nothing when
 * somebody else has written it since then.
 */
export async function writeLock(
  path: string,
  pages: readonly AcceptedPage[],
  read: string | undefined,
): Promise<boolean> {
  const temporary = `${path}.new`;
  await claim(temporary);
  try {
    if (readLockText(path) !== read) return false;
    writeFileSync(temporary, lockText(pages));
    renameSync(temporary, path);
    return true;
  } finally {
    rmSync(temporary, { force: true });
  }
}

/** Makes a file that nobody else has. */
async function claim(path: string): Promise<void> {
  for (;;) {
    try {
      writeFileSync(path, '', { flag: 'wx' });
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > WRITING_MS) rmSync(path, { force: true });
    await setTimeout(PAUSE_MS);
  }
}
