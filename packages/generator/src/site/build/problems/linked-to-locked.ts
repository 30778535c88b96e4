import { lstatSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { realPath } from '../../../core/files/real-path.ts';
import { relativePath } from '../../../core/files/relative-path.ts';
import { sourcePath } from '../../../core/frontmatter/source-path.ts';
import type { Site } from '../../read/read-site.ts';
import type { PublicFiles } from '../output/public-files.ts';
import type { SealedFile } from '../pages/public-sealed-files.ts';

/** Errors for symbolic links in the public folder that lead to files of locked pages, one for each link. */
export function linkedToLocked(
  { config, graph }: Pick<Site, 'config' | 'graph'>,
  sealedFiles: readonly SealedFile[],
  { linked }: Pick<PublicFiles, 'linked'>,
): Problem[] {
  if (linked.size === 0 || (graph.locked.size === 0 && sealedFiles.length === 0)) return [];
  const { sourceDir, publicDir, root } = config;
  const pages = graph.pages.filter(({ lock, file }) => lock && file);
  const secrets = new Map([
    ...sealedFiles.map(({ path, page }) => [realPath(path), `a file of the locked page "${page}"`] as const),
    ...pages.map(
      (page) => [realPath(sourcePath(sourceDir, page)), `the locked page "${page.file}"`] as const,
    ),
  ]);
  const links = new Map<string, string>();
  for (const [file, target] of linked) {
    const secret = secrets.get(target);
    const link = secret && linkIn(publicDir, file);
    if (link && !links.has(link)) links.set(link, secret);
  }
  return [...links].map(([link, secret]) => linkToLocked(relativePath(root, join(publicDir, link)), secret));
}

/** The first link on the way to a file. */
function linkIn(folder: string, file: string): string {
  const above = posix.dirname(file);
  const link = above === '.' ? undefined : linkIn(folder, above);
  return link && lstatSync(join(folder, link)).isSymbolicLink() ? link : file;
}

const linkToLocked = (file: string, secret: string): Problem => ({
  severity: 'error',
  code: 'link-to-locked',
  file,
  message: `This symbolic link would publish ${secret}.`,
  hint: 'Remove the link: everyone can fetch the files of the public folder.',
});
