import { existsSync } from 'node:fs';
import { copyFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { runGit } from '../../../../site/git/run-git.ts';
import { findFiles, isOldOutput } from '../files/site-files.ts';
import type { OldPage, OldSite } from '../old-site.ts';
import { configText, redirectsText, sidebarText } from './config-text.ts';

interface WrittenSite {
  site: OldSite;
  pages: readonly OldPage[];
  /** The old site. */
  root: string;
}

/** Writes the new site into a folder of its own; the old one stays as it is. */
export async function writeCopy({ site, pages, root }: WrittenSite, target: string): Promise<void> {
  const moved = new Set(site.files.map(({ from }) => from));
  const own = new Set(textsOf(site).map(({ from }) => from));
  const isIgnored = await ignoredByGit(root);
  for (const file of findFiles(root).files) {
    if (!own.has(file) && !moved.has(file) && !isIgnored(file) && !isOldOutput(site, file))
      await prepare(join(target, file), (path) => copyFile(join(root, file), path));
  }
  // They may stand above the folder that is copied.
  for (const { from, to } of site.files)
    await prepare(join(target, to), (path) => copyFile(join(root, from), path));
  await writeTexts(target, { site, pages });
}

/** Tells which files of a folder Git does not keep: what the old generator wrote, and values that are nobody else's. */
async function ignoredByGit(root: string): Promise<(file: string) => boolean> {
  const args = ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z'];
  const names = (await runGit(root, args).catch(() => '')).split('\0').filter(Boolean);
  return (file) => names.some((name) => file === name || (name.endsWith('/') && file.startsWith(name)));
}

/** Changes the old site into the new one. */
export async function writeInPlace({ site, pages, root }: WrittenSite): Promise<void> {
  for (const { from, to } of site.files)
    if (from !== to) await prepare(join(root, to), (path) => rename(join(root, from), path));
  for (const page of textsOf(site)) if (page.from !== placeOf(site, page)) await rm(join(root, page.from));
  await writeTexts(root, { site, pages });
}

const placeOf = ({ source }: Pick<OldSite, 'source'>, { to }: Pick<OldPage, 'to'>) => posix.join(source, to);

/** What is written anew. */
const textsOf = ({ pages, parts = [] }: OldSite) => [...pages, ...parts];

async function writeTexts(target: string, { site, pages }: Omit<WrittenSite, 'root'>): Promise<void> {
  for (const page of [...pages, ...(site.parts ?? [])])
    await prepare(join(target, placeOf(site, page)), (path) => writeFile(path, page.text));
  for (const page of site.made ?? [])
    await prepare(join(target, placeOf(site, page)), (path) => writeFile(path, page.text));
  // A config that names a folder needs it.
  if (site.public !== 'public' && !existsSync(join(target, site.public)))
    await prepare(join(target, site.public, '.gitkeep'), (path) => writeFile(path, ''));
  await prepare(join(target, 'bifolio.config.ts'), (path) => writeFile(path, configText(site)));
  if (Object.keys(site.sidebars).length > 0)
    await writeFile(join(target, 'sidebar.ts'), sidebarText(site.sidebars));
  if (Object.keys(site.redirects).length > 0)
    await writeFile(join(target, 'redirects.ts'), redirectsText(site.redirects));
}

async function prepare(path: string, write: (path: string) => Promise<void>): Promise<void> {
  if (!existsSync(dirname(path))) await mkdir(dirname(path), { recursive: true });
  await write(path);
}
