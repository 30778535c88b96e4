import { copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { isDiskFull } from '../errors/full-disk.ts';
import { kindOf } from './remove-own.ts';

/**
 * Gives a file a second name, or copies it where the disk knows no hard links. A folder that is missing is made. False when there is
 * no such file.
 */
export function linkIfThere(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    if (kindOf(from) !== 'file') return false;
    mkdirSync(dirname(to), { recursive: true });
    return linkOrCopy(from, to);
  }
}

function linkOrCopy(from: string, to: string): boolean {
  try {
    linkSync(from, to);
  } catch {
    try {
      copyFileSync(from, to);
    } catch (error) {
      if (isDiskFull(error) || kindOf(from) === 'file') throw error;
      return false; // It has gone meanwhile.
    }
  }
  return true;
}
