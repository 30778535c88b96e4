import { PassThrough } from 'node:stream';
import { runIn } from './run-in.ts';

/** Make `folder` a Git repository, unless it lies in one already. Tells whether it is in one afterwards; never rejects. */
export async function startRepository(folder: string): Promise<boolean> {
  const silent = new PassThrough().resume();
  if (await runIn(folder, ['git', 'rev-parse', '--is-inside-work-tree'], silent)) return true;
  return runIn(folder, ['git', 'init', '--quiet', '--initial-branch=main'], silent);
}
