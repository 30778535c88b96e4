/** Bytes that a name in a folder may have on the disks that people use. */
const LONGEST = 255;

/** Whether a part of a path is too long for the name of a file. */
export const hasLongName = (path: string): boolean =>
  path.split('/').some((part) => Buffer.byteLength(part) > LONGEST);
