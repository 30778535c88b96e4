import { join } from 'node:path';
import { writeOwnFile } from '../files/write-own.ts';
import type { Open } from './secrecy.ts';

/**
 * Writes a file of the output, with the folders it lies in: the one door for what is made, so that nothing secret passes. Synchronous on purpose: nothing else could run in this thread meanwhile,
 * and it costs half the time.
 */
export const writeOutput = (outDir: string, file: string, text: Open<string | Uint8Array>): void =>
  writeOwnFile(join(outDir, file), text.value);
