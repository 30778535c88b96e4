import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The absolute path of a file that was typed: from the current folder, or from that of the pages, as `status` names it. */
export function namedFile(typed: string, sourceDir: string): string {
  const here = resolve(typed);
  const ofPages = join(sourceDir, typed);
  return !existsSync(withoutLine(here)) && existsSync(withoutLine(ofPages)) ? ofPages : here;
}

export const withoutLine = (file: string): string => file.replace(/:\d+$/, '');

/** The line that a path names after a colon. */
export const lineIn = (file: string): number | undefined => {
  const line = /:(\d+)$/.exec(file)?.[1];
  return line === undefined ? undefined : Number(line);
};
