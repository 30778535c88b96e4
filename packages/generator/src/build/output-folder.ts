import { existsSync, rmSync } from 'node:fs';
import { access, constants, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { BifolioError } from '../errors/bifolio-error.ts';
import { fileFault } from '../errors/file-fault.ts';
import { isInside } from '../files/is-inside.ts';
import { isOther } from '../files/own-folder.ts';
import { walk } from '../files/walk.ts';

/** Lists the files of an output, one per line, so that the next build knows what it may replace. */
const OUTPUT_LIST = '.bifolio-output';

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
  await recover(outDir);
  // A folder of ours is looked through once, before it is replaced: that takes a while for ten thousand pages.
  if (!existsSync(join(outDir, OUTPUT_LIST))) await refuseForeignFiles(outDir);
  const dir = join(parent, `${prefixOf(outDir)}staging-${process.pid}`);
  await rm(dir, { recursive: true, force: true });
  await mkdir(dir).catch((error: unknown) => {
    throw notWritable(outDir, error);
  });
  return {
    dir,
    publish: (files, remove) => publish(dir, outDir, files, remove),
    discard: () => rm(dir, { recursive: true, force: true }),
  };
}

/** Whether a path belongs to the output, published or in the making. */
export const isOutput = (path: string, outDir: string): boolean =>
  isInside(outDir, path) || path.startsWith(join(dirname(outDir), prefixOf(outDir)));

const prefixOf = (outDir: string) => `.${basename(outDir)}.bifolio-`;
const oldOf = (outDir: string) => join(dirname(outDir), `${prefixOf(outDir)}old`);

async function publish(
  dir: string,
  outDir: string,
  files: readonly string[],
  remove: (old: string, files: readonly string[]) => void = removeFolder,
): Promise<void> {
  await writeFile(join(dir, OUTPUT_LIST), `${[...files].sort().join('\n')}\n`);
  const before = await refuseForeignFiles(outDir);
  const old = oldOf(outDir);
  await rm(old, { recursive: true, force: true });
  const isFirst = !existsSync(outDir);
  if (!isFirst) await rename(outDir, old);
  await rename(dir, outDir);
  if (!isFirst) remove(old, before);
}

/** Synchronous on purpose: faster, and nothing else is left to do. */
const removeFolder = (dir: string) => rmSync(dir, { recursive: true, force: true });

function refuseForbidden(outDir: string, { root, sourceDir }: ForbiddenFolders): void {
  const clash = [sourceDir, root].find((folder) => isInside(outDir, folder));
  if (!clash) return;
  throw new BifolioError({
    severity: 'error',
    code: 'output-is-source',
    message: `The output folder ${outDir} holds the site's sources (${clash}).`,
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

/** A build killed between its two renames has left the old output under another name. */
async function recover(outDir: string): Promise<void> {
  const old = oldOf(outDir);
  if (!existsSync(outDir) && existsSync(old)) await rename(old, outDir);
  const siblings = await readdir(dirname(outDir));
  const leftovers = siblings.filter((name) => name.startsWith(prefixOf(outDir)) && !isAlive(name));
  await Promise.all(
    leftovers.map((name) => rm(join(dirname(outDir), name), { recursive: true, force: true })),
  );
}

const isAlive = (name: string) => isOther(Number(name.match(/staging-(\d+)$/)?.[1]));

/** Gives the names of the files in an output. */
async function refuseForeignFiles(outDir: string): Promise<string[]> {
  if (!existsSync(outDir)) return [];
  const { files } = walk(outDir);
  const own = new Set([OUTPUT_LIST, ...(await readList(outDir))]);
  const foreign = files.filter((file) => !own.has(file)).sort();
  if (foreign.length === 0) return files;
  const shown = foreign.slice(0, 5).join(', ');
  const more = foreign.length > 5 ? ` and ${foreign.length - 5} more` : '';
  throw new BifolioError({
    severity: 'error',
    code: 'output-holds-foreign-files',
    message: `The output folder ${outDir} holds files that no build has written: ${shown}${more}.`,
    hint: 'Nothing was deleted. Move them away (files to publish belong in `public/`), or choose another folder with --out.',
  });
}

async function readList(outDir: string): Promise<string[]> {
  try {
    return (await readFile(join(outDir, OUTPUT_LIST), 'utf8')).split('\n');
  } catch {
    return []; // No list: nothing in there is ours.
  }
}
