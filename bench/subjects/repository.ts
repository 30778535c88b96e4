import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A commit of a public repository. */
export interface Repository {
  url: string;
  commit: string;
  /** Folders of it that are wanted. @default all */
  folders?: readonly string[];
}

const run = promisify(execFile);

/** Fetch a commit into a folder, with Git, unless it is there. */
export async function fetchRepository({ url, commit, folders }: Repository, folder: string): Promise<void> {
  const git = (...args: string[]) => run('git', args, { cwd: folder });
  await mkdir(folder, { recursive: true });
  if (!existsSync(join(folder, '.git'))) {
    await git('init', '--quiet');
    await git('remote', 'add', 'origin', url);
  }
  const { stdout } = await git('rev-parse', '--verify', '--quiet', 'HEAD').catch(() => ({ stdout: '' }));
  if (stdout.trim() === commit) return;
  if (folders) await git('sparse-checkout', 'set', ...folders);
  await git('fetch', '--quiet', '--depth', '1', '--filter=blob:none', 'origin', commit);
  await git('checkout', '--quiet', '--detach', commit);
}
