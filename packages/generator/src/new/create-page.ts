import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import { BifolioError } from '../errors/bifolio-error.ts';
import { isInside } from '../files/is-inside.ts';
import { fileName } from './file-name.ts';
import { newPlace, randomId } from './new-place.ts';
import { newText } from './new-text.ts';

export interface NewPage {
  title: string;
  /** Relative to the source folder. */
  folder: string;
  now?: Date;
}

/**
 * Writes the file of a new page and gives its path, relative to the source folder. Throws a `BifolioError` when there is
 * such a file already, or the folder is outside the source folder.
 */
export function createPage(
  config: Pick<LoadedConfig, 'sourceDir' | 'locales' | 'theme'>,
  { title, folder, now = new Date() }: NewPage,
): string {
  const place = newPlace(config, folder);
  const file = posix.join(place.folder, fileName(title));
  const path = join(config.sourceDir, file);
  if (!isInside(config.sourceDir, path)) throw outside(folder);
  const { permalinkPrefix } = place;
  const text = newText({
    title,
    createTime: place.createTime ? now : undefined,
    permalink: permalinkPrefix && `${permalinkPrefix}${randomId()}/`,
  });
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? taken(file) : error;
  }
  return file;
}

const taken = (file: string) =>
  new BifolioError({
    severity: 'error',
    code: 'file-exists',
    message: `The file "${file}" exists already.`,
    hint: 'Choose another title, or another folder with --dir.',
  });

const outside = (folder: string) =>
  new BifolioError({
    severity: 'error',
    code: 'folder-outside',
    message: `The folder "${folder}" is outside the folder of the pages.`,
    hint: 'Name a folder of the site, such as --dir zh/blog.',
  });
