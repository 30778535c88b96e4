import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { relativePath } from '../../../core/files/relative-path.ts';
import { publicName } from '../../images/publish-image.ts';

/** A file that a locked page shows, by the name it would have if a page without a lock showed it too. */
export interface SealedFile {
  page: string;
  name: string;
  /** Absolute. */
  path: string;
}

/** A file that a module gives to a locked page, by the address that pages without a lock would name. */
export interface SealedModuleFile {
  page: string;
  address: string;
}

/** Where files of locked pages may be public. */
export interface Publication {
  root: string;
  outDir: string;
  /** Paths of what modules give to pages, by address. */
  modules: ReadonlyMap<string, string>;
  /** Addresses that pages for everybody name. */
  named: ReadonlySet<string>;
}

/** Warnings for files that locked pages show and that a page without a lock has published too. They are named from `root`. */
export function publicSealedFiles(
  {
    sealedFiles,
    sealedModuleFiles,
  }: { sealedFiles: readonly SealedFile[]; sealedModuleFiles: readonly SealedModuleFile[] },
  { root, outDir, modules, named }: Publication,
): Problem[] {
  if (sealedFiles.length + sealedModuleFiles.length === 0) return [];
  const publicModules = [...modules].filter(([address]) => named.has(address));
  const byContent = new Map(publicModules.map(([, path]) => [contentName(path), basename(path)]));
  const publicly = (name: string) => (existsSync(join(outDir, 'assets', name)) ? name : byContent.get(name));
  const problem = (page: string, file: string, name: string) => {
    const published = publicly(name);
    return published === undefined ? [] : publicFile(page, file, published);
  };
  return [
    ...sealedFiles.flatMap(({ page, name, path }) => problem(page, relativePath(root, path), name)),
    ...sealedModuleFiles.flatMap(({ page, address }) => {
      const path = modules.get(address) ?? '';
      return problem(page, sourceName(path), contentName(path));
    }),
  ];
}

/** The name of a bundled file without its hash. */
const sourceName = (path: string): string => basename(path).replace(/-[\w-]{8}(\.\w+)$/, '$1');

/** The name that a bundled file has where Markdown shows it. */
const contentName = (path: string): string => publicName(sourceName(path), readFileSync(path));

const publicFile = (page: string, file: string, name: string): Problem => ({
  severity: 'warning',
  code: 'public-file',
  file: page,
  message: `This page is locked, but a page without a lock shows its file "${file}" too, as /assets/${name}`,
  hint: 'Everybody can fetch the file. Show it on locked pages only, or lock the other page too.',
});
