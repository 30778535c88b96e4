import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { NewFields } from '../../core/contracts/options/collections.ts';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { isInside } from '../../core/files/is-inside.ts';
import { formatCreateTime } from '../../core/frontmatter/create-time.ts';
import { preview } from '../../core/text/preview.ts';
import type { LoadedConfig } from '../../site/config/load.ts';
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
 * Writes the file of a new page and gives its path, relative to the source folder. Rejects with a `BifolioError` when there is
 * such a file already, or the folder is outside the source folder.
 */
export async function createPage(
  config: Pick<LoadedConfig, 'sourceDir' | 'locales' | 'theme'>,
  { title, folder, now = new Date() }: NewPage,
): Promise<string> {
  const place = newPlace(config, folder);
  const file = posix.join(place.folder, fileName(title));
  const path = join(config.sourceDir, file);
  if (!isInside(config.sourceDir, path)) throw outside(folder);
  const { permalinkPrefix, transform } = place;
  const fields = {
    title,
    ...(place.createTime && { createTime: formatCreateTime(clockTime(now)) }),
    ...(permalinkPrefix && { permalink: `${permalinkPrefix}${randomId()}/` }),
  };
  const changed = transform ? await transform(fields, { filepath: path, relativePath: file }) : fields;
  if (!isFields(changed)) throw noFields(changed);
  const text = newText(changed);
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(path, text, { flag: 'wx' });
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? taken(file) : error;
  }
  return file;
}

/** What the clock shows, read as UTC. */
const clockTime = (date: Date) => date.getTime() - date.getTimezoneOffset() * 60_000;

const isFields = (value: unknown): value is NewFields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const noFields = (value: unknown) =>
  new BifolioError({
    severity: 'error',
    code: 'transform-result',
    message: `Expected \`autoFrontmatter.transform\` to return the fields of the page, got ${preview(value)}.`,
    hint: 'Return an object, such as `{ ...fields, draft: true }`.',
  });

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
