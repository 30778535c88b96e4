import { relative, sep } from 'node:path';

/** A path as pages, routes and messages write it: with forward slashes on every system. */
export const slashed = (path: string) => (sep === '/' ? path : path.replaceAll(sep, '/'));

/** The way from a folder to a file, with forward slashes. */
export const relativePath = (folder: string, file: string) => slashed(relative(folder, file));

/**
 * The same for many files that are nearly all in one folder; paths must be normal. Ten times as fast: nothing but a beginning is
 * looked at.
 */
export function relativeTo(folder: string): (file: string) => string {
  const prefix = folder.endsWith(sep) ? folder : folder + sep;
  return (file) =>
    file.startsWith(prefix) ? slashed(file.slice(prefix.length)) : relativePath(folder, file);
}
