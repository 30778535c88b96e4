import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { SourceFolder, SourcePage } from '../form/mover.ts';
import { isOptions, listOf, type Options } from '../read/literals.ts';
import { findFiles } from '../read/site-files.ts';
import { readAnyFields } from '../text/any-front-matter.ts';

/** Pages that `build` and `cascade` keep from being rendered or listed. */
export interface HiddenPages {
  isUnrendered(page: SourcePage): boolean;
  isUnlisted(page: SourcePage): boolean;
}

/** Reads the pages of sections, whose options hold for all below them. */
export function hiddenHugoFolders(root: string, folders: readonly SourceFolder[]): HiddenPages {
  const below: { folder: string; build: Options; isDraft: boolean }[] = [];
  for (const { from } of folders)
    for (const path of findFiles(join(root, from)).files.filter((file) =>
      /(?:^|\/)_index\.\w+$/.test(file),
    )) {
      const { fields } = readAnyFields(readFileSync(join(root, from, path), 'utf8'));
      for (const cascade of listOf(fields.cascade).filter(isOptions))
        if (!('_target' in cascade) && !('target' in cascade))
          below.push({
            folder: posix.join(from, posix.dirname(path)),
            build: buildOf(cascade),
            isDraft: cascade.draft === true,
          });
    }
  const over = ({ file }: SourcePage) => below.filter(({ folder }) => file.startsWith(`${folder}/`));
  return {
    isUnrendered: (page) =>
      isNever(buildOf(page.fields).render) ||
      over(page).some(({ build, isDraft }) => isNever(build.render) || isDraft),
    isUnlisted: (page) =>
      isNever(buildOf(page.fields).list) || over(page).some(({ build }) => isNever(build.list)),
  };
}

const isNever = (value: unknown): boolean => value === 'never' || value === false;

const buildOf = (fields: Options): Options =>
  isOptions(fields.build) ? fields.build : isOptions(fields._build) ? fields._build : {};
