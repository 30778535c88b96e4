import { copyFileSync, linkSync } from 'node:fs';

/** Gives a file a second name, or copies it where the disk knows no hard links. The folder of `to` must exist. */
export function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
