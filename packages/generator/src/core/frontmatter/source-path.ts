import { join } from 'node:path';
import type { Page } from '../contracts/page.ts';

/** The file that a page is read from: its own in the source folder, or that of a row. */
export const sourcePath = (sourceDir: string, { file, origin }: Pick<Page, 'file' | 'origin'>): string =>
  join(sourceDir, origin?.path ?? file);
