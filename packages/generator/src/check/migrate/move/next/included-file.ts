import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ChangedPage } from '../form/mover.ts';

interface IncludeInput {
  root: string;
  /** The new folder of pages. */
  source: string;
}

const ENDINGS = ['', '.mdx', '.md'];

/** A file that a page names, from where the page is now: `@/` is the project or its `src`. */
export function includedFile(
  written: string,
  { page, site }: Pick<ChangedPage, 'page' | 'site'>,
  { root, source }: IncludeInput,
): string | undefined {
  const places = /^[@~]\//.test(written)
    ? [written.slice(2), `src/${written.slice(2)}`]
    : [
        posix.join(posix.dirname(page.file), written),
        ...(written.startsWith('.') ? [] : [written, `src/${written}`]),
      ];
  const file = places
    .flatMap((place) => ENDINGS.map((ending) => place + ending))
    .find((place) => existsSync(join(root, place)));
  if (file === undefined) return undefined;
  const moved = site.byFile(file);
  const target = moved ? posix.join(source, moved.to) : file;
  const path = posix.relative(posix.dirname(posix.join(source, page.to)), target);
  return /^\.\.?\//.test(path) ? path : `./${path}`;
}
