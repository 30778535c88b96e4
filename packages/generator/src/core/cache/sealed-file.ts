import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import { writeOwnFile } from '../files/write-own.ts';

/** Between the seal and what it seals. */
const LINE_END = 10;

/**
 * What stands for its origin, such as a version, and for the content: a damaged file and one of another origin lack it. The sum is
 * against damage, not against people: who writes into this folder may write a seal as well.
 */
const sealOf = (key: string, body: string | Buffer): string =>
  [hash('sha256', key, 'base64url'), Buffer.byteLength(body), crc32(body)].join('-');

/** Writes a file that `readSealed` believes: its first line is the seal. One that is not written whole is not believed. */
export function writeSealed(path: string, key: string, body: string | Buffer): void {
  const seal = `${sealOf(key, body)}\n`;
  writeOwnFile(path, typeof body === 'string' ? seal + body : Buffer.concat([Buffer.from(seal), body]));
}

/** What `writeSealed` has written with the same key. `undefined` when it is not there, damaged, or made with another key. */
export function readSealed(path: string, key: string): Buffer | undefined {
  // Most files are absent in a first build, and an error takes five times as long as a look.
  if (!existsSync(path)) return undefined;
  let content: Buffer;
  try {
    content = readFileSync(path);
  } catch {
    return undefined;
  }
  const end = content.indexOf(LINE_END);
  const body = content.subarray(end + 1);
  return end >= 0 && content.toString('latin1', 0, end) === sealOf(key, body) ? body : undefined;
}
