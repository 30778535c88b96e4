import { relative, sep } from 'node:path';

/** A path as pages, routes and messages write it: with forward slashes on every system. */
export const slashed = (path: string) => (sep === '/' ? path : path.replaceAll(sep, '/'));

/** The way from a folder to a file, with forward slashes. */
export const relativePath = (folder: string, file: string) => slashed(relative(folder, file));
