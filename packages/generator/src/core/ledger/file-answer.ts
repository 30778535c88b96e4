import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfBytes, shortHash } from './hash.ts';

/** Nothing is there, or nothing that can be read. */
const NONE = '';

/** Stands for what is at a path, relative to `folder`: the content of a file, or the names in a folder, at any depth. */
export function fileAnswer(folder: string, file: string): string {
  const path = join(folder, file);
  try {
    return hashOfBytes(readFileSync(path));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EISDIR' ? namesAnswer(path) : NONE;
  }
}

function namesAnswer(path: string): string {
  try {
    return shortHash(readdirSync(path, { recursive: true }).sort());
  } catch {
    return NONE;
  }
}
