import { join, posix } from 'node:path';
import { findFiles } from '../files/site-files.ts';
import type { OldFolder } from '../form/mover.ts';
import { isOptions, type Options, textOf, textsOf } from '../read/literals.ts';
import { readJson } from '../read/read-json.ts';
import type { FumadocsCollection } from './collections.ts';
import type { FumadocsLanguages } from './languages.ts';
import { filePlace } from './places.ts';

/** What `meta.json` says of its folder. */
export interface FolderMeta {
  file: string;
  title?: string;
  isRoot: boolean;
  isOpen: boolean;
  pages?: readonly string[];
  index?: string;
}

/** The `meta` files of a collection by language and folder: `cn guides`. */
export type FolderMetas = ReadonlyMap<string, FolderMeta>;

/** Reads the `meta` files of a collection, in JSON or YAML. */
export function readFolderMetas(
  old: OldFolder,
  { dir, isTranslated }: FumadocsCollection,
  languages: FumadocsLanguages,
): FolderMetas {
  const files = findFiles(join(old.root, dir)).files.filter((file) =>
    /(?:^|\/)meta(?:\.[\w$-]+)?\.(?:json|ya?ml)$/.test(file),
  );
  return new Map(
    files.map((path) => {
      const { language, name } = filePlace(path, isTranslated, languages);
      const file = posix.join(dir, path);
      return [
        `${language} ${posix.dirname(name)}`,
        metaOf(file, readJson({ ...old, configFile: file })),
      ] as const;
    }),
  );
}

function metaOf(file: string, value: Options): FolderMeta {
  const options = isOptions(value) ? value : {};
  const title = textOf(options.title);
  const index = textOf(options.pagesIndex);
  return {
    file,
    ...(title && { title }),
    isRoot: options.root === true || isOptions(options.root),
    isOpen: options.defaultOpen === true,
    ...(Array.isArray(options.pages) && { pages: textsOf(options.pages) }),
    ...(index && { index }),
  };
}
