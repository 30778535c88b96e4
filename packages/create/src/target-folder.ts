import { readdir, stat } from 'node:fs/promises';
import { CreateError } from './create-error.ts';

/**
 * Make sure that a site can be written to `folder` without touching anything of the author's: it does not exist,
 * or is empty but for a `.git` folder. Throws a `CreateError` that says what is in the way.
 */
export async function assertUsable(folder: string, shown: string): Promise<void> {
  const found = await stat(folder).catch(() => undefined);
  if (!found) return;
  const hint = 'Give another name: `create-bifolio another-name`.';
  if (!found.isDirectory()) throw new CreateError(`\`${shown}\` is a file.`, hint);
  const entries = (await readdir(folder)).filter((name) => name !== '.git').sort();
  if (entries.length > 0)
    throw new CreateError(`The folder \`${shown}\` is not empty: ${listed(entries)}.`, hint);
}

function listed(entries: readonly string[]): string {
  const first = entries.slice(0, 3).join(', ');
  return entries.length > 3 ? `${first} and ${entries.length - 3} more` : first;
}
