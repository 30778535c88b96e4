import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import picomatch from 'picomatch';
import { findFiles } from '../files/site-files.ts';
import type { SourceFolder, SourcePage } from '../form/mover.ts';
import { isOptions, listOf, type Options, textOf } from '../read/literals.ts';
import { readAnyFields } from '../text/any-front-matter.ts';

/** Values that a section, or the config, gives the pages below it. */
interface Cascade {
  /** From the site; `''` for all pages. */
  folder: string;
  target: Options;
  values: Options;
}

/** Gives the fields of a page, with those that `cascade` hands down; its own win. */
export function createCascades(
  root: string,
  folders: readonly SourceFolder[],
  config: Options,
): (page: SourcePage) => Options {
  const cascades = [
    ...cascadesIn('', config.cascade),
    ...folders.flatMap(({ from }) =>
      sectionsIn(join(root, from)).flatMap((path) => {
        const { fields } = readAnyFields(readFileSync(join(root, from, path), 'utf8'));
        return cascadesIn(`${posix.join(from, posix.dirname(path))}/`, fields.cascade);
      }),
    ),
  ];
  return (page) =>
    Object.assign(
      {},
      ...cascades
        .filter((one) => page.file.startsWith(one.folder) && isMeant(page, one))
        .map(({ values }) => values),
      page.fields,
    ) as Options;
}

/** Sections, the outer ones first. */
const sectionsIn = (folder: string): string[] =>
  findFiles(folder)
    .files.filter((file) => /(?:^|\/)_index(?:\.[\w-]+)?\.\w+$/.test(file))
    .sort((a, b) => a.split('/').length - b.split('/').length);

const cascadesIn = (folder: string, written: unknown): Cascade[] =>
  listOf(written)
    .filter(isOptions)
    .map(({ target, _target = target, ...values }) => ({
      folder,
      target: isOptions(_target) ? _target : {},
      values,
    }));

/** Whether `target` names a page. What it says beside paths and kinds is not read: more pages are private then. */
function isMeant({ path }: SourcePage, { target }: Cascade): boolean {
  const isSection = /(?:^|\/)_index(?:\.[\w-]+)?\.\w+$/.test(path);
  const kind = textOf(target.kind);
  if (kind && kind !== (isSection ? (path.includes('/') ? 'section' : 'home') : 'page')) return false;
  const pattern = textOf(target.path);
  return !pattern || picomatch.isMatch(logicalPath(path), pattern.toLowerCase());
}

/** `guide/Set Up/index.md` is `/guide/set up`. */
const logicalPath = (path: string): string =>
  posix.join(
    '/',
    path
      .toLowerCase()
      .replace(/\.\w+$/, '')
      .replace(/(?:^|\/)_?index(?:\.[\w-]+)?$/, ''),
  );
