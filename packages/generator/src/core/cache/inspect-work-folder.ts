import { readdirSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { isOther } from '../files/own-folder.ts';
import { removeFile, removeFolder } from '../files/remove-own.ts';
import { noteOnce } from './work-notes.ts';

/** What commands write right into `.bifolio`; a number at the end is that of a process. Whatever else is there is left alone. */
const FILES = /^(?:gate|here|output|scan)(?:-(\d+))?$/;
const FOLDERS = /^(?:bundle|check|dev|folders|sealed|shard|store|versions|vite)(?:-next)?(?:-\d+)?$/;
/** Of earlier versions. They hold pages that may be locked by now. */
const OLD_FILES = /^(?:checked-pages|ledger|pages)(?:-\d+)?$/;
const OLD_FOLDERS = /^(?:content|image-sizes|modules|types|(?:documents|faces|search)(?:-next)?(?:-\d+)?)$/;
/** Have a folder for each page; whoever uses them looks through them. */
const LARGE = /^(?:folders|versions\/[^/]+\/out)$/;

/**
 * Makes the folder of a site safe to work in: links at and below our names are removed as links, so nothing is read, written or
 * deleted through them. A folder in the place of a file is left and noted, and what earlier versions have kept goes.
 */
export function inspectWorkFolder(folder: string): void {
  for (const entry of entriesOf(folder)) {
    const path = join(folder, entry.name);
    const pid = FILES.exec(entry.name)?.[1];
    if (FILES.test(entry.name)) {
      if (entry.isDirectory()) noteFolder(path);
      else if (entry.isSymbolicLink() || (pid && !isOther(Number(pid)))) removeFile(path);
    } else if (OLD_FILES.test(entry.name)) removeFile(path);
    else if (OLD_FOLDERS.test(entry.name)) removeFolder(path);
    else if (FOLDERS.test(entry.name)) {
      if (!entry.isDirectory()) removeFile(path);
      else removeLinks(folder, entry.name);
    }
  }
}

/** `below` has forward slashes. */
function removeLinks(folder: string, below: string): void {
  if (LARGE.test(below)) return;
  for (const entry of entriesOf(join(folder, below))) {
    const path = `${below}/${entry.name}`;
    if (entry.isSymbolicLink()) unlinkSync(join(folder, path));
    else if (entry.isDirectory()) removeLinks(folder, path);
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return []; // None yet, or somebody has just removed it.
  }
}

const noteFolder = (path: string) =>
  noteOnce({
    code: 'work-folder',
    message: `${path} is a folder where Bifolio keeps a file. It is left alone, and builds are slower.`,
    hint: 'Move the folder away.',
  });
