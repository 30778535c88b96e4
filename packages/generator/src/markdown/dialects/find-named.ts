import { join } from 'node:path';
import { relativePath } from '../../core/files/relative-path.ts';
import type { IncludeReader } from '../include/include-file.ts';
import type { DialectPage } from './dialect.ts';

interface Folders {
  sourceDir: string;
  root: string;
}

/** Finds files that a page names as its generator does. Each that is tried is one the page depends on. */
export const findNamed =
  (file: string, { sourceDir, root }: Folders, reader: IncludeReader): DialectPage['find'] =>
  (path, from) => {
    const folder = join(sourceDir, file, '..');
    const places = { page: [folder], pages: [sourceDir], project: [root, sourceDir, folder] }[from];
    return places
      .map((place) => fromFolder(folder, join(place, path)))
      .find((target) => !('problem' in reader.open(target, file)));
  };

function fromFolder(folder: string, target: string): string {
  const path = relativePath(folder, target);
  return path.startsWith('.') ? path : `./${path}`;
}
