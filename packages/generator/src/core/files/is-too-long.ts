/** Bytes that a name in a folder may have on the disks that people use. */
const LONGEST_NAME = 255;

/** Bytes of a path: macOS takes 1,024 with the folders that it stands in. */
const LONGEST_PATH = 900;

/** Whether a path, or a part of it, is too long for a file. */
export const isTooLong = (path: string): boolean =>
  Buffer.byteLength(path) > LONGEST_PATH ||
  path.split('/').some((part) => Buffer.byteLength(part) > LONGEST_NAME);
