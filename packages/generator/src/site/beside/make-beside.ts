import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BesideFile, BesidePage } from '../../core/contracts/generated.ts';
import type { PageGraph } from '../../core/contracts/navigation.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { type Owned, ownedProblems } from '../extensions/generate-all.ts';
import { isListed, type PageBeside } from '../faces/make-face.ts';
import { checkAddress, clash, ownerOf } from '../generated/generated-addresses.ts';
import type { GeneratedSite } from '../generated/generated-site.ts';
import { type KeptFiles, nameOfKept } from './kept-files.ts';

/** A file beside a page, not written yet. */
export interface MadeFile {
  path: string;
  type: string;
  content: string | Uint8Array;
  by: string;
}

/** What was made beside a page. */
export interface MadeFiles {
  files: readonly MadeFile[];
  /** What those who made the files have to say to the author. */
  warnings: readonly Problem[];
}

/** Makes the files beside a page. Throws where somebody else makes a file at the same path. */
export type MakeBeside = (page: PageBeside | undefined) => Promise<MadeFiles>;

/** With `kept`, a file whose key is known is not made again. */
export function createBesideMaker(
  { routes }: Pick<PageGraph, 'routes'>,
  { beside, files }: Pick<GeneratedSite, 'beside' | 'files'>,
  kept?: KeptFiles,
): MakeBeside {
  const generated = new Map(files.map(({ path, by }) => [path, by]));
  const hasKeys = beside.some(({ key }) => key);

  function pathOf({ by, path: pathFor }: Owned<BesideFile>, page: PageBeside): string | undefined {
    const path = pathFor(page.page);
    if (path === undefined) return undefined;
    checkAddress(path, path, by);
    const other = generated.get(path) ?? ownerOf(path, routes);
    if (other) throw clash(path, by, other);
    return path;
  }

  return async (page) => {
    if (!page) return { files: [], warnings: [] };
    const keeping = kept && hasKeys ? keepFor(page, kept) : undefined;
    const made = await Promise.all(
      beside.map(async (file): Promise<MadeFiles> => {
        const path = pathOf(file, page);
        if (path === undefined) return { files: [], warnings: [] };
        const name = file.key && nameOfKept(file.by, path, file.key(page.page));
        const before = name && keeping?.take(name);
        const { content, warnings } = before
          ? { content: before, warnings: [] }
          : await makeWarned(file, page);
        if (name && warnings.length === 0) keeping?.keep(name, content);
        return { files: [{ path, type: file.type, by: file.by, content }], warnings };
      }),
    );
    keeping?.save();
    return { files: made.flatMap((one) => one.files), warnings: made.flatMap((one) => one.warnings) };
  };
}

async function makeWarned(file: Owned<BesideFile>, page: PageBeside) {
  const warnings: Problem[] = [];
  const warn: BesidePage['warn'] = (message, hint) => {
    warnings.push({
      severity: 'warning',
      code: 'extension-warning',
      file: page.page.file,
      message,
      ...(hint && { hint }),
    });
  };
  const content = await file.make({ ...page, warn });
  return { content, warnings: ownedProblems(file.by, warnings) };
}

/** The kept files of a page while its files are made: `save` writes them if there are others than before. */
function keepFor({ page: { file } }: PageBeside, kept: KeptFiles) {
  const before = kept.read(file);
  const now = new Map<string, Uint8Array>();
  return {
    take: (name: string) => before.get(name),
    keep: (name: string, content: string | Uint8Array) => now.set(name, Buffer.from(content)),
    save() {
      if (now.size !== before.size || [...now.keys()].some((name) => !before.has(name)))
        kept.write(file, now);
    },
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
