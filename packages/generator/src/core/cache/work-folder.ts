import { hash } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import { dirname, join } from 'node:path';
import { fullPath } from '../errors/full-disk.ts';
import { isInside } from '../files/is-inside.ts';
import { kindOf } from '../files/remove-own.ts';
import { NO_SITE } from '../own-files.ts';
import { inspectWorkFolder } from './inspect-work-folder.ts';
import { scratchFolder } from './scratch-folder.ts';
import { noteOnce } from './work-notes.ts';

/** The folder of each site that this process works on, by the site's. */
const folders = new Map<string, string>();
/** Where a disk has no room any more. */
let full: string | undefined;

/**
 * Where a command on the site in `root` works and keeps what makes the next one faster: `.bifolio/` of the site. When that
 * cannot be written or is a link, or there is no site, a temporary folder, which goes when the process ends.
 */
export const workFolder = (root: string): string => folders.get(root) ?? openWorkFolder(root);

/** The same for a command that begins: what stands in the folder is looked at anew, and links in it are removed. */
export function openWorkFolder(root: string): string {
  full = undefined;
  const own = join(root, '.bifolio');
  const isUsable = root !== NO_SITE && isOwn(own) && isWritable(kindOf(own) ? own : root);
  if (isUsable) inspectWorkFolder(own);
  const folder = isUsable ? own : scratchOf(root);
  folders.set(root, folder);
  return folder;
}

const scratchOf = (root: string) => join(scratchFolder(), hash('sha256', root));

function isOwn(own: string): boolean {
  const kind = kindOf(own);
  if (!kind || kind === 'folder') return true;
  noteOnce({
    code: 'work-folder',
    message: `${own} is a ${kind === 'link' ? 'symbolic link' : 'file'}, so nothing is kept for the next build.`,
    hint: 'Remove it: Bifolio makes a folder there.',
  });
  return false;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether a disk was found full; nothing is kept then until the next command begins. */
export const isWorkFolderFull = (): boolean => full !== undefined;

/** Notes that the disk has refused to keep something. */
export function noteFullDisk(error: unknown): void {
  const path = fullPath(error) ?? '';
  full = [...folders.values()].find((folder) => isInside(folder, path)) ?? dirname(path);
  noteOnce({
    code: 'work-folder-full',
    message: `The disk is full: ${full} takes nothing more, so little is kept for the next build.`,
    hint: 'Make room on that disk, or remove the folder: the next build makes it anew.',
  });
}

/** Whether an error is about something in the folder that a site is worked on in. */
export const isAboutWorkFolder = (root: string, error: unknown): boolean =>
  isInside(workFolder(root), fullPath(error) ?? root);

/** Goes on in a temporary folder, since the disk of the site's own is full. False when a temporary one is in use already. */
export function leaveFullWorkFolder(root: string, error: unknown): boolean {
  const scratch = scratchOf(root);
  if (workFolder(root) === scratch) return false;
  noteFullDisk(error);
  folders.set(root, scratch);
  return true;
}
