import { join } from 'node:path';
import { writeOwnFile } from '../../../core/files/write-own.ts';
import type { Open } from '../../../core/ledger/secrecy.ts';

/**
 * Writes a file of the output, with the folders it lies in. Synchronous on purpose: nothing else could run in this thread meanwhile,
 * and it costs half the time.
 */
export const writeOutput = (outDir: string, file: string, text: Open<string | Uint8Array>): void =>
  writeOwnFile(join(outDir, file), text.value);
