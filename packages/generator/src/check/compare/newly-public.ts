import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import type { Page } from '../../core/contracts/page.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { walk } from '../../core/files/walk.ts';

/** Pages of files that no old page has led to. Drafts are no pages, and nobody reads locked ones. */
export const newPages = (pages: readonly Page[], answered: ReadonlySet<string>): Problem[] =>
  pages
    .filter(({ file, draft, fallback }) => file !== '' && !draft && !fallback && !answered.has(file))
    .map(({ file, route }) => newlyPublic(file, route, 'Write `draft: true`, or name it in `exclude`.'));

/** Public files whose names no file of the old site has, whatever the folder and the hash in the name. */
export function newFiles(publicDir: string, oldDir: string): Problem[] {
  const known = walk(oldDir).files.map((file) => basename(file).toLowerCase());
  const isKnown = (file: string) => {
    const [stem = ''] = basename(file).toLowerCase().split('.');
    return known.some((name) => name.startsWith(stem));
  };
  return filesOf(publicDir)
    .filter((file) => !isKnown(file))
    .map((file) => newlyPublic(file, `/${file}`, 'Move it out of the public folder.'));
}

const filesOf = (folder: string): string[] => {
  try {
    return readdirSync(folder).length > 0 ? walk(folder).files.map((file) => file.replaceAll('\\', '/')) : [];
  } catch {
    return [];
  }
};

const newlyPublic = (file: string, path: string, hint: string): Problem => ({
  severity: 'error',
  code: 'newly-public',
  file,
  message: `The old site didn't publish "${path}".`,
  hint: `If it was private: ${hint.charAt(0).toLowerCase()}${hint.slice(1)}`,
});
