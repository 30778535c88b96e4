import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { inspectWorkFolder } from '../../core/cache/inspect-work-folder.ts';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { fileFault } from '../../core/errors/file-fault.ts';
import { kindOf, removeFile } from '../../core/files/remove-own.ts';
import { PART_FILE } from './part-file.ts';

/** Name of the store of a part. */
export const STORE_FOLDER = 'store';

const OURS: ReadonlySet<string> = new Set([PART_FILE, STORE_FOLDER]);

/**
 * Makes the folder of a part, which is none until it is finished. What an earlier build has left there is kept: pages of it may be
 * taken over. Throws when there is anything else.
 */
export function openPartFolder(folder: string): void {
  if (existsSync(folder)) refuseForeign(folder);
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw refused(folder, `cannot be written: ${fileFault(error)}`);
  }
  inspectWorkFolder(folder);
  removeFile(join(folder, PART_FILE));
}

function refuseForeign(folder: string): void {
  if (kindOf(folder) !== 'folder') throw refused(folder, 'is no folder');
  const foreign = readdirSync(folder).find((name) => !OURS.has(name));
  if (foreign !== undefined) throw refused(folder, `holds what is not of a part: ${foreign}`);
}

const refused = (folder: string, why: string) =>
  new BifolioError({
    severity: 'error',
    code: 'part-folder',
    message: `The folder ${folder} ${why}.`,
    hint: 'Nothing was deleted. Choose another folder for the part with --out, such as part-1.',
  });
