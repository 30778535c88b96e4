import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Modules of a folder, sorted; none where it is not there. */
export function modulesIn(folder: string): string[] {
  try {
    const names = readdirSync(folder).filter((name) => /^[^_.].*(?<!\.d|\.test)\.[mc]?[jt]s$/.test(name));
    return names.sort().map((name) => join(folder, name));
  } catch {
    return [];
  }
}
