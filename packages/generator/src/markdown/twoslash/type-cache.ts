import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { keepForLater } from '../../cache/keep-for-later.ts';
import { readSealed, writeSealed } from '../../cache/sealed-file.ts';
import { removeFile } from '../../files/remove-own.ts';
import type { TypeRequest } from './type-source.ts';
import type { TypedCode } from './types.ts';

/** Blocks with their types on disk. Damaged entries, and those whose types in reach have changed, read as absent. */
export interface TypeCache {
  read(request: TypeRequest): TypedCode | undefined;
  write(request: TypeRequest, typed: TypedCode): void;
  /** Nothing of the block is kept any more. */
  forget(request: TypeRequest): void;
}

export interface TypeCacheOptions {
  folder: string;
  /** Stands for all that blocks have in common: compiler options, versions. */
  key: string;
  /** Entries that are kept; beyond it the oldest go. @default 5000 */
  capacity?: number;
}

const NAME = /^[0-9a-f]{32}\.json$/;

/** An entry's name is a hash of the code and the key. */
export function createTypeCache({ folder, key, capacity = 5000 }: TypeCacheOptions): TypeCache {
  const pathOf = ({ code, language }: TypeRequest) => {
    const name = hashOf(JSON.stringify([key, language, code]));
    return join(folder, `${name.slice(0, 32)}.json`);
  };
  return {
    read(request) {
      const entry = readSealed(pathOf(request), key);
      if (!entry) return undefined;
      const typed = JSON.parse(entry.toString()) as TypedCode;
      const isCurrent = Object.entries(typed.dependencies).every(
        ([path, hash]) => hashOf(readText(path) ?? '') === hash,
      );
      return isCurrent ? typed : undefined;
    },
    forget: (request) => removeFile(pathOf(request)),
    write(request, typed) {
      keepForLater(() => {
        writeSealed(pathOf(request), key, JSON.stringify(typed));
        removeOldest(folder, capacity);
      });
    },
  };
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** A tenth at a time, so that it is seldom done. */
function removeOldest(folder: string, capacity: number): void {
  const names = readdirSync(folder).filter((name) => NAME.test(name));
  if (names.length <= capacity) return;
  const ages = names.map((name) => {
    const path = join(folder, name);
    return { path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
  });
  ages.sort((a, b) => a.time - b.time);
  for (const { path } of ages.slice(0, Math.ceil(names.length / 10))) removeFile(path);
}
