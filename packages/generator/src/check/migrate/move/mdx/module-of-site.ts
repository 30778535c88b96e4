import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { isFile } from '../../../../core/files/real-path.ts';
import type { ChangedPage } from '../form/mover.ts';

const ENDINGS = ['', '.jsx', '.tsx'];

/** The text of a module of components that a page imports: `/snippets/a.jsx`, `@/components/a`, `../a.tsx`. */
export const moduleOfSite =
  (root: string) =>
  (from: string, { page }: Pick<ChangedPage, 'page'>): string | undefined => {
    const places = from.startsWith('/')
      ? [from.slice(1)]
      : /^[@~]\//.test(from)
        ? [from.slice(2), `src/${from.slice(2)}`]
        : from.startsWith('.')
          ? [posix.join(posix.dirname(page.file), from)]
          : [];
    const file = places
      .flatMap((place) => ENDINGS.map((ending) => posix.normalize(place + ending)))
      .find((place) => !place.startsWith('..') && /\.[jt]sx$/.test(place) && isFile(join(root, place)));
    return file && readFileSync(join(root, file), 'utf8');
  };
