import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Writes a file of the output, with the folders it lies in. Synchronous on purpose: nothing else could run in this thread meanwhile,
 * and it costs half the time.
 */
export function writeOutput(outDir: string, file: string, text: string | Uint8Array): void {
  const path = join(outDir, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
