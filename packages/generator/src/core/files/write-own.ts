import { closeSync, constants, existsSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { kindOf, removeFile } from './remove-own.ts';

const { O_CREAT, O_NOFOLLOW, O_RDWR, O_TRUNC } = constants;
/** Windows does not know the last of these. */
const ANEW = O_RDWR | O_CREAT | O_TRUNC | (O_NOFOLLOW ?? 0);

/** Opens an empty file of ours to be written and read. A link in its place is removed; the folder that it lies in is made. */
export function openOwnFile(path: string): number {
  const folder = dirname(path);
  // Most files of a site are the first ones in their folders: an error for each would take longer than this look.
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true });
  try {
    return openSync(path, ANEW);
  } catch (error) {
    if (kindOf(path) !== 'link') throw error;
    removeFile(path);
    return openSync(path, ANEW);
  }
}

/** Writes bytes as a whole. A full disk may take a part of them without an error, and says so when it gets the rest. */
export function writeAll(file: number, path: string, bytes: Uint8Array, position?: number): void {
  try {
    for (let done = 0; done < bytes.length; )
      done += writeSync(
        file,
        bytes,
        done,
        bytes.length - done,
        position === undefined ? null : position + done,
      );
  } catch (error) {
    throw Object.assign(error as Error, { path });
  }
}

/** Writes a file of ours. One that the disk does not take whole is removed again. */
export function writeOwnFile(path: string, content: string | Uint8Array): void {
  const file = openOwnFile(path);
  try {
    writeFileSync(file, content);
  } catch (error) {
    removeFile(path);
    throw Object.assign(error as Error, { path });
  } finally {
    closeSync(file);
  }
}

/** Whether somebody has put something there meanwhile. */
export const isTaken = (error: unknown): boolean =>
  ['ENOTEMPTY', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '');
