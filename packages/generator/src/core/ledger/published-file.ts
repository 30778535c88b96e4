import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Open } from './secrecy.ts';
import { writeOutput } from './write-output.ts';

/** A file that stands in the output because a page shows it. */
export interface PublishedFile {
  /** In the folder `assets` of the output; it changes with the content. */
  name: string;
  /** Where it is copied from, relative to the source folder. */
  from?: string;
  /** Or the bundle that it is a file of. */
  bundle?: string;
}

/** Where published files come from and go to. */
export interface PublishFolders {
  sourceDir: string;
  outDir: string;
  /** A file of a bundle that was kept. */
  bundleFile(bundle: string, name: string): Uint8Array | undefined;
}

/** Puts files that were published with a page before into the output of this build. False when one is not there any more. */
export const publishAgain = (files: readonly PublishedFile[], folders: PublishFolders): boolean =>
  files.every((file) => existsSync(join(folders.outDir, 'assets', file.name)) || publishOne(file, folders));

function publishOne(
  { name, from, bundle = '' }: PublishedFile,
  { sourceDir, outDir, bundleFile }: PublishFolders,
): boolean {
  const target = join(outDir, 'assets', name);
  if (from !== undefined) return copyIfThere(join(sourceDir, from), target);
  const content = bundleFile(bundle, name);
  if (content) writeOutput(outDir, join('assets', name), new Open(content));
  return content !== undefined;
}

function copyIfThere(from: string, to: string): boolean {
  if (!existsSync(from)) return false;
  mkdirSync(dirname(to), { recursive: true });
  copyFileSync(from, to);
  return true;
}
