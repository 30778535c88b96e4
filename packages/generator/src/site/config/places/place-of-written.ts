import { join } from 'node:path';
import type { Position } from '../../../core/errors/bifolio-error.ts';
import { placeOfText } from '../../../core/errors/place-of-text.ts';
import { relativePath } from '../../../core/files/relative-path.ts';
import { projectModules } from '../project-modules.ts';

/** Where a text first stands between quotes in a config, or else in a module of the project that it imports. Empty when nowhere. */
export function placeOfWritten(config: string, text: string): Position {
  for (const path of projectModules(config))
    for (const quote of ["'", '"', '`']) {
      const { line, column = 0 } = placeOfText(path, quote + text + quote);
      if (line) return { file: relativePath(join(config, '..'), path), line, column: column + 1 };
    }
  return {};
}
