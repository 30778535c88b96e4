import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';

/** The name of the file beside where this one was looked for whose letters differ in case only. */
export function otherCase(path: string): string | undefined {
  const wanted = basename(path);
  const isMeant = (name: string) => name !== wanted && name.toLowerCase() === wanted.toLowerCase();
  try {
    return readdirSync(dirname(path)).find(isMeant);
  } catch {
    return undefined; // There is no such folder.
  }
}
