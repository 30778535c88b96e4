import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { relativePath } from '../../../core/files/relative-path.ts';

/** A file that a locked page shows, by the name it would have if a page without a lock showed it too. */
export interface SealedFile {
  page: string;
  name: string;
  /** Absolute. */
  path: string;
}

/** Warnings for files that locked pages show and that a page without a lock has published too. They are named from `root`. */
export const publicSealedFiles = (files: readonly SealedFile[], outDir: string, root: string): Problem[] =>
  files
    .filter(({ name }) => existsSync(join(outDir, 'assets', name)))
    .map(({ page, name, path }) => ({
      severity: 'warning',
      code: 'public-file',
      file: page,
      message: `This page is locked, but a page without a lock shows its file "${relativePath(root, path)}" too, as /assets/${name}`,
      hint: 'Everybody can fetch the file. Show it on locked pages only, or lock the other page too.',
    }));
