import { join, posix } from 'node:path';
import { findFiles, isOldOutput, isPageFile } from '../files/site-files.ts';
import type { Left, MovedFile } from '../old-site.ts';
import { readPageText } from '../read/read-page-text.ts';
import { readAnyFields } from '../text/any-front-matter.ts';
import { titleOf } from '../text/page-title.ts';
import type { MoverRules, OldFolder, SourceFolder, SourcePage } from './mover.ts';

/** What stands in the folders of pages. */
export interface FoundSources {
  pages: SourcePage[];
  files: MovedFile[];
}

/** Reads all pages, and finds the files beside them. */
export function readOldPages(old: OldFolder, rules: MoverRules): FoundSources {
  const found: FoundSources = { pages: [], files: [] };
  const known = new Set<string>();
  for (const folder of rules.folders) {
    const { files, links } = findFiles(join(old.root, folder.from));
    old.left.push(...links.map((path) => linkLeft(posix.join(folder.from, path))));
    for (const path of files) {
      const file = posix.join(folder.from, path);
      if (known.has(file) || isOwn(file) || isOldOutput(rules, file)) continue;
      known.add(file);
      if (isPageFile(path)) found.pages.push(readSource(old, folder, path));
      else found.files.push({ from: file, to: rules.asset?.(path, folder) ?? file });
    }
  }
  return found;
}

/** What stands at the root of sites whose pages stand there too. */
const isOwn = (file: string) =>
  /^(?:package(?:-lock)?\.json|pnpm-lock\.yaml|yarn\.lock|dist|\.git\w*)(?:\/|$)/.test(file);

function readSource({ root, left }: OldFolder, folder: SourceFolder, path: string): SourcePage {
  const file = posix.join(folder.from, path);
  const text = readPageText(root, file, left);
  const page = readAnyFields(text);
  if (page.fault && !text.startsWith('---')) left.push(fieldsLeft(file, page.fault));
  return { ...page, folder, path, file, title: titleOf(page, path) };
}

const linkLeft = (file: string): Left => ({
  severity: 'warning',
  what: 'A symbolic link was left out',
  todo: 'Copy the file in its place.',
  file,
});

const fieldsLeft = (file: string, fault: string): Left => ({
  severity: 'error',
  what: `The frontmatter cannot be read: ${fault}`,
  todo: 'Fix it; the page stays as it is.',
  file,
  line: 1,
});
