import { existsSync, mkdirSync, readdirSync, readFileSync, readlinkSync, renameSync } from 'node:fs';
import { access, constants, mkdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { keepForLater } from '../../../core/cache/keep-for-later.ts';
import { readSealed, writeSealed } from '../../../core/cache/sealed-file.ts';
import { workFolder } from '../../../core/cache/work-folder.ts';
import { noteOnce } from '../../../core/cache/work-notes.ts';
import { BifolioError } from '../../../core/errors/bifolio-error.ts';
import { fileFault } from '../../../core/errors/file-fault.ts';
import { isInside } from '../../../core/files/is-inside.ts';
import { OUTPUT_LIST } from '../../../core/files/output-list.ts';
import { isOther } from '../../../core/files/own-folder.ts';
import { relativePath } from '../../../core/files/relative-path.ts';
import { kindOf, removeFile, removeFolder } from '../../../core/files/remove-own.ts';
import { walk } from '../../../core/files/walk.ts';
import { isTaken, writeOwnFile } from '../../../core/files/write-own.ts';

/** Folders that no build may write to, with the reason an author reads. */
export interface ForbiddenFolders {
  root: string;
  sourceDir: string;
}

/** A folder beside the output that becomes the output when the build has succeeded. */
export interface StagingFolder {
  dir: string;
  /** Swaps the staged files in by rename and hands the old output over to be removed, with the names of its files. */
  publish(files: readonly string[], remove?: (old: string, files: readonly string[]) => void): Promise<void>;
  /** Removes what was staged; the old output stays as it was. */
  discard(): Promise<void>;
}

/**
 * Checks that the output may be written and opens a staging folder beside it. Leftovers of builds that were killed are
 * cleared away; an output that was caught between two renames is put back.
 */
export async function openStaging(outDir: string, forbidden: ForbiddenFolders): Promise<StagingFolder> {
  refuseForbidden(outDir, forbidden);
  const parent = dirname(outDir);
  await ensureWritable(parent, outDir);
  recover(outDir);
  const { root } = forbidden;
  // A folder of ours is looked through once, before it is replaced: that takes a while for ten thousand pages.
  if (!existsSync(join(outDir, OUTPUT_LIST))) refuseForeignFiles(outDir, root);
  const dir = join(parent, `${prefixOf(outDir)}staging-${process.pid}`);
  try {
    removeFolder(dir);
    mkdirSync(dir);
  } catch (error) {
    throw notWritable(outDir, error);
  }
  return {
    dir,
    publish: async (files, remove) => publish({ dir, outDir, root }, files, remove),
    discard: async () => removeFolder(dir),
  };
}

/** Whether a path belongs to the output, published or in the making. */
export const isOutput = (path: string, outDir: string): boolean =>
  isInside(outDir, path) || path.startsWith(join(dirname(outDir), prefixOf(outDir)));

const prefixOf = (outDir: string) => `.${basename(outDir)}.bifolio-`;
const oldOf = (outDir: string) => join(dirname(outDir), `${prefixOf(outDir)}old-${process.pid}`);

interface Publishing {
  dir: string;
  outDir: string;
  root: string;
}

/** Synchronous on purpose: faster, and nothing else is left to do. */
function publish(
  { dir, outDir, root }: Publishing,
  files: readonly string[],
  remove: (old: string, files: readonly string[]) => void = removeFolder,
): void {
  const list = `${[...files].sort().join('\n')}\n`;
  writeOwnFile(join(dir, OUTPUT_LIST), list);
  const before = refuseForeignFiles(outDir, root);
  keepForLater(() => writeSealed(join(workFolder(root), 'output'), listKey(outDir, root), list));
  const old = oldOf(outDir);
  if (swap(dir, outDir, old)) remove(old, before);
}

/** Two builds that publish at once take turns so often. */
const MOST_TRIES = 100;

/** Puts the new output in the place of the one before, which is at `old` then. Whether there was one. */
function swap(dir: string, outDir: string, old: string): boolean {
  for (let tries = 1; ; tries++) {
    removeFolder(old);
    const wasThere = moveAway(outDir, old);
    try {
      renameSync(dir, outDir);
      return wasThere;
    } catch (error) {
      if (isTaken(error) && tries < MOST_TRIES) continue;
      if (wasThere && !existsSync(outDir)) renameSync(old, outDir);
      throw error;
    }
  }
}

function moveAway(outDir: string, old: string): boolean {
  try {
    if (kindOf(outDir) !== 'link') renameSync(outDir, old);
    else unlink(outDir);
    return kindOf(old) === 'folder';
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false; // The first build, or another one publishes right now.
    throw error;
  }
}

function unlink(outDir: string): void {
  noteOnce({
    code: 'output-link',
    message: `The output folder ${outDir} was a symbolic link to ${readlinkSync(outDir)}. It is a folder now, and what it led to is as it was.`,
    hint: 'To publish there, name that folder with --out or the `output` option.',
  });
  removeFile(outDir);
}

function refuseForbidden(outDir: string, { root, sourceDir }: ForbiddenFolders): void {
  const clash = [sourceDir, root].find((folder) => isInside(outDir, folder));
  if (!clash) return;
  throw new BifolioError({
    severity: 'error',
    code: 'output-is-source',
    message: `The output folder ${outDir} contains the site's sources (${clash}).`,
    hint: 'Choose another one with --out or the `output` option, such as "dist".',
  });
}

async function ensureWritable(parent: string, outDir: string): Promise<void> {
  try {
    await mkdir(parent, { recursive: true });
    await access(parent, constants.W_OK);
    if (existsSync(outDir) && !(await stat(outDir)).isDirectory()) throw new Error('it is a file');
  } catch (error) {
    throw notWritable(outDir, error);
  }
}

const notWritable = (outDir: string, error: unknown) =>
  new BifolioError({
    severity: 'error',
    code: 'output-not-writable',
    message: `The output folder ${outDir} cannot be written: ${fileFault(error)}.`,
    hint: 'Choose another one with --out, or change the permissions of the folder above it.',
  });

/** What a build keeps beside its output while it runs; the number is that of its process. */
const LEFTOVER = /^(?:old|staging)(?:-(\d+))?$/;

/** A build killed between its two renames has left the old output under another name. */
function recover(outDir: string): void {
  const prefix = prefixOf(outDir);
  const leftovers = readdirSync(dirname(outDir)).filter((name) => {
    const match = name.startsWith(prefix) && LEFTOVER.exec(name.slice(prefix.length));
    return match && !isOther(Number(match[1]));
  });
  for (const name of leftovers) {
    const path = join(dirname(outDir), name);
    if (name.startsWith(`${prefix}old`) && kindOf(path) === 'folder' && !kindOf(outDir))
      renameSync(path, outDir);
    else removeFolder(path);
  }
}

/** Gives the names of the files in an output, all of which builds have written. A link is removed as a link, whatever it leads to. */
function refuseForeignFiles(outDir: string, root: string): string[] {
  if (kindOf(outDir) !== 'folder') return [];
  const { files } = walk(outDir);
  const foreign = withoutOwn(files, readList(join(outDir, OUTPUT_LIST)));
  // The list in the output may be damaged.
  const left = foreign.length > 0 ? withoutOwn(foreign, readKeptList(outDir, root)) : [];
  if (left.length > 0) throw foreignFiles(outDir, left.sort());
  return files;
}

function withoutOwn(files: readonly string[], list: string): string[] {
  const own = new Set([OUTPUT_LIST, ...list.split('\n')]);
  return files.filter((file) => !own.has(file));
}

function foreignFiles(outDir: string, files: readonly string[]): BifolioError {
  const shown = files.slice(0, 5).join(', ');
  const more = files.length > 5 ? ` and ${files.length - 5} more` : '';
  return new BifolioError({
    severity: 'error',
    code: 'output-holds-foreign-files',
    message: `The output folder ${outDir} contains files that no build has written: ${shown}${more}.`,
    hint: 'Nothing was deleted. Move them away (files to publish belong in `public/`), or choose another folder with --out. When you need none of them, delete the folder.',
  });
}

/** Empty when there is no list: nothing in there is ours. */
function readList(path: string): string {
  return kindOf(path) === 'file' ? readFileSync(path, 'utf8') : '';
}

/** The same as the last build has kept it. */
const readKeptList = (outDir: string, root: string): string =>
  readSealed(join(workFolder(root), 'output'), listKey(outDir, root))?.toString() ?? '';

const listKey = (outDir: string, root: string) => relativePath(root, outDir);
