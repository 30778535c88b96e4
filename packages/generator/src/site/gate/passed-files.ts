import { createHash, randomBytes, scryptSync } from 'node:crypto';
import { join } from 'node:path';
import { keepForLater } from '../../core/cache/keep-for-later.ts';
import { readSealed, writeSealed } from '../../core/cache/sealed-file.ts';
import { workFolder } from '../../core/cache/work-folder.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { LockedSource } from './sources.ts';

/** Hashes of files in which a build has found none of the locked texts that there are now. */
export interface PassedFiles {
  has(hash: string): boolean;
  /** Keeps the hashes of this build's files for the next one, and no others. */
  keep(hashes: Iterable<string>): void;
}

/** Changes when files are read in another way than before. */
const FORMAT = 'gate 1';
const SALT_BYTES = 16;

/** What the last build has kept for the same locked texts; nothing when there is none, or `build.cache` is off. */
export function openPassedFiles(
  config: Pick<LoadedConfig, 'build' | 'root'>,
  locked: readonly LockedSource[],
): PassedFiles {
  const path = join(workFolder(config.root), 'gate');
  const lines = config.build.cache ? (readSealed(path, FORMAT)?.toString().split('\n') ?? []) : [];
  const [salt = randomBytes(SALT_BYTES).toString('hex'), key, ...hashes] = lines;
  const own = keyOf(locked, salt);
  const passed = new Set(key === own ? hashes : []);
  return {
    has: (hash) => passed.has(hash),
    keep(all) {
      if (config.build.cache)
        keepForLater(() => writeSealed(path, FORMAT, [salt, own, ...new Set(all)].join('\n')));
    },
  };
}

/** Stands for all locked texts. Slow to make, so that nobody tries passwords against it. */
function keyOf(locked: readonly LockedSource[], salt: string): string {
  const all = createHash('sha256');
  for (const { kind, text, body } of locked)
    for (const part of [kind, text(), body()]) all.update(`${part.length} `).update(part);
  return scryptSync(all.digest(), salt, 32).toString('hex');
}
