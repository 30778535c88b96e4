import { readStored, writeStored } from '../../browser/stored-json.ts';
import { isRepository, type Repository } from './providers.ts';

/** What is remembered of a repository. */
interface Remembered {
  /** When it was asked for, in milliseconds. */
  at: number;
  /** Absent when its host has no such repository. */
  repository?: Repository;
}

/** Facts of repositories that were asked for before. */
export interface RepositoryStore {
  read(key: string): Remembered | undefined;
  write(key: string, remembered: Remembered): void;
  /** Until when a host wants to be left alone, in milliseconds. */
  readPause(provider: string): number;
  writePause(provider: string, until: number): void;
}

/** Goes up when the shape of what is stored changes, so that no older entry is read. */
const VERSION = 1;

/** Keeps answers in the browser's storage. Without one, or when it is full, nothing is remembered and nothing fails. */
export function createRepositoryStore(storage: () => Storage): RepositoryStore {
  const keyOf = (key: string) => `bifolio-repository-${VERSION}:${key}`;
  const read = (key: string) => readStored(keyOf(key), storage);
  const write = (key: string, value: unknown) => writeStored(keyOf(key), value, storage);
  return {
    read: (key) => asRemembered(read(key)),
    write,
    readPause(provider) {
      const until = read(provider);
      return typeof until === 'number' ? until : 0;
    },
    writePause: write,
  };
}

function asRemembered(value: unknown): Remembered | undefined {
  const { at, repository } = (value ?? {}) as Partial<Remembered>;
  if (typeof at !== 'number' || (repository !== undefined && !isRepository(repository))) return undefined;
  return { at, repository };
}
