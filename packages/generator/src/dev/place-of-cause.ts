import { fileURLToPath } from 'node:url';
import type { LoadedConfig } from '../config/resolve-config.ts';
import type { BifolioError, Problem } from '../errors/bifolio-error.ts';
import { isInside } from '../files/is-inside.ts';
import { relativePath } from '../files/relative-path.ts';

type Folders = Pick<LoadedConfig, 'root' | 'sourceDir'>;

const FRAME = /^ +at (?:.*\()?((?:file:\/\/)?\/.*?):(\d+):(\d+)\)?$/gm;

/** Where in the author's own modules the cause of an error was thrown, if it was. Stack traces must point into the sources. */
export function placeOfCause({ cause }: BifolioError, { root, sourceDir }: Folders): Problem[] {
  const frames = cause instanceof Error ? (cause.stack ?? '').matchAll(FRAME) : [];
  for (const [, address = '', line, column] of frames) {
    const path = address.startsWith('file:') ? fileURLToPath(address) : address;
    if (!isInside(root, path) || /\/(?:node_modules|\.bifolio)\//.test(path)) continue;
    const file = relativePath(sourceDir, path);
    return [
      {
        severity: 'error',
        code: 'thrown-here',
        message: 'Thrown here:',
        file,
        line: Number(line),
        column: Number(column),
      },
    ];
  }
  return [];
}
