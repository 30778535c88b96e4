import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A file that stands in the output because a page shows it. */
export interface PublishedFile {
  /** In the folder `assets` of the output; it changes with the content. */
  name: string;
  /** Where it is copied from, relative to the source folder. */
  from: string;
}

/** Puts files that were published with a page before into the output of this build. False when one is not there any more. */
export const publishAgain = (files: readonly PublishedFile[], sourceDir: string, outDir: string): boolean =>
  files.every(({ name, from }) => {
    const target = join(outDir, 'assets', name);
    return existsSync(target) || copyIfThere(join(sourceDir, from), target);
  });

function copyIfThere(from: string, to: string): boolean {
  if (!existsSync(from)) return false;
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
  return true;
}
