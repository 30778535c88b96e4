import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BesideFile, BesidePage } from '../../core/contracts/generated.ts';
import type { PageGraph } from '../../core/contracts/navigation.ts';
import type { Owned } from '../extensions/generate-all.ts';
import { isListed } from '../faces/make-face.ts';
import { checkAddress, clash, ownerOf } from '../generated/generated-addresses.ts';
import type { GeneratedSite } from '../generated/generated-site.ts';

/** A file beside a page, not written yet. */
export interface MadeFile {
  path: string;
  type: string;
  content: string | Uint8Array;
  by: string;
}

/** Makes the files beside a page. Throws where somebody else makes a file at the same path. */
export type MakeBeside = (page: BesidePage | undefined) => Promise<readonly MadeFile[]>;

export function createBesideMaker(
  { routes }: Pick<PageGraph, 'routes'>,
  { beside, files }: Pick<GeneratedSite, 'beside' | 'files'>,
): MakeBeside {
  const generated = new Map(files.map(({ path, by }) => [path, by]));
  const makeOne = async (file: Owned<BesideFile>, page: BesidePage): Promise<MadeFile[]> => {
    const { by, type } = file;
    const path = file.path(page.page);
    if (path === undefined) return [];
    checkAddress(path, path, by);
    const other = generated.get(path) ?? ownerOf(path, routes);
    if (other) throw clash(path, by, other);
    return [{ path, type, by, content: await file.make(page) }];
  };
  return async (page) => {
    const made = page ? await Promise.all(beside.map((file) => makeOne(file, page))) : [];
    return made.flat();
  };
}

/** Whether the output `dir` has this file already, made for another page. Throws when it has another one at its path. */
export function isThere(
  { path, content, by }: MadeFile,
  dir: string,
  { beside }: Pick<GeneratedSite, 'beside'>,
  pages: PageGraph['pages'],
): boolean {
  const there = join(dir, path);
  if (!existsSync(there)) return false;
  if (readFileSync(there).equals(Buffer.from(content))) return true;
  const other = beside.find((file) => file.by !== by && pages.some((page) => makes(file, page, path)));
  throw clash(path, by, other?.by ?? by);
}

const makes = (file: BesideFile, page: PageGraph['pages'][number], path: string) =>
  isListed(page) && file.path(page) === path;
