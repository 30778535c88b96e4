import { join, posix } from 'node:path';
import { findFiles } from '../files/site-files.ts';
import type { OldState, SourceFolder, SourcePage } from '../form/mover.ts';
import { timeOf } from '../form/private-pages.ts';
import { isOptions, type Options, textsOf } from '../read/literals.ts';
import { createCascades } from './cascades.ts';

/** Pages that Hugo kept from readers, by their own fields or by those of a section. */
export interface HiddenPages {
  /** Whether it was no page: never rendered, rendered for programs only, or a file of a page. */
  isUnrendered(page: SourcePage): boolean;
  stateOf(page: SourcePage): OldState | undefined;
}

/** Reads which pages the config, sections and bundles hide. */
export function hiddenHugoPages(
  root: string,
  folders: readonly SourceFolder[],
  config: Options,
): HiddenPages {
  const fieldsOf = createCascades(root, folders, config);
  const bundles = folders.flatMap(({ from }) => leafBundles(root, from));
  return {
    isUnrendered: (page) => {
      const fields = fieldsOf(page);
      const outputs = textsOf(fields.outputs);
      const { render } = buildOf(fields);
      // Pages that are only linked to have an address, and no file.
      if (isNever(render) || render === 'link') return true;
      if (outputs.length > 0 && !outputs.some((one) => /html/i.test(one))) return true;
      return bundles.some((folder) => page.file.startsWith(folder) && !isBundlePage(page.file, folder));
    },
    stateOf: (page) => {
      const fields = fieldsOf(page);
      if (fields.draft === true || fields.headless === true) return 'draft';
      const begin = timeOf(fields.publishDate ?? fields.publishdate ?? fields.date);
      if (config.buildfuture !== true && begin !== undefined && begin > Date.now()) return 'draft';
      const end = timeOf(fields.expiryDate ?? fields.expirydate);
      if (end !== undefined && end <= Date.now()) return 'draft';
      return isNever(buildOf(fields).list) ? 'unlisted' : undefined;
    },
  };
}

/** Folders whose other files belong to the page in them, with a slash at their ends. */
const leafBundles = (root: string, from: string): string[] =>
  findFiles(join(root, from)).files.flatMap((path) =>
    /\/index(?:\.[\w-]+)?\.(?:md|markdown|html?|adoc|org|rst)$/.test(path)
      ? [`${posix.join(from, posix.dirname(path))}/`]
      : [],
  );

const isBundlePage = (file: string, folder: string) =>
  /^index(?:\.[\w-]+)?\.\w+$/.test(file.slice(folder.length));

const isNever = (value: unknown): boolean => value === 'never' || value === false;

const buildOf = (fields: Options): Options =>
  isOptions(fields.build) ? fields.build : isOptions(fields._build) ? fields._build : {};
