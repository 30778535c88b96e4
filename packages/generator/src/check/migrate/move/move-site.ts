import { existsSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { BifolioError } from '../../../core/errors/bifolio-error.ts';
import { runGit } from '../../../site/git/run-git.ts';
import { generators } from './generators.ts';
import type { Generator, Left } from './old-site.ts';
import { withLines } from './read/left-lines.ts';
import { unreadableConfig } from './read/unreadable-config.ts';
import { planPages } from './write/plan.ts';
import { withoutPrivateFiles } from './write/private-files.ts';
import { writeCopy, writeInPlace } from './write/write-site.ts';

export interface MoveOptions {
  /** Name of the generator. @default it is recognised by its config */
  from?: string;
  /** Change the folder itself instead of writing a copy. */
  write?: boolean;
  /** Folder of the copy. @default that of the site with `-bifolio` behind its name */
  out?: string;
}

/** What a move has done. */
export interface MovedSite {
  /** Its name in messages. */
  from: string;
  /** Where the new site is. */
  target: string;
  pages: number;
  files: number;
  redirects: number;
  left: readonly Left[];
}

/** Makes a site of Bifolio from that of another generator. Nothing of the old one is run. Throws before it has written anything. */
export async function moveSite(dir: string, { from, write = false, out }: MoveOptions): Promise<MovedSite> {
  const root = resolve(dir);
  const { generator, config } = recognise(root, dir, from);
  const target = write ? root : resolve(out ?? `${root}-bifolio`);
  if (write) await refuseDirty(root);
  refuseSite(target, write);
  const unreadable = await unreadableConfig(root, config);
  const site = withoutPrivateFiles(await generator.read(root, config), { root, write });
  const { pages, left } = planPages(site);
  if (write) await writeInPlace({ site, pages, root });
  else await writeCopy({ site, pages, root }, target);
  return {
    from: generator.title,
    target,
    pages: pages.length,
    files: site.files.length,
    redirects: Object.keys(site.redirects).length,
    left: withLines([...unreadable, ...site.left, ...left], root),
  };
}

function recognise(
  root: string,
  dir: string,
  from: string | undefined,
): { generator: Generator; config: string } {
  const known = generators.map(({ name }) => name).join(', ');
  const wanted = generators.filter(({ name }) => from === undefined || name === from.toLowerCase());
  if (wanted.length === 0)
    throw failure('unknown-generator', `Cannot move from "${from}".`, `Use one of: ${known}.`);
  for (const generator of wanted) {
    const config = generator.recognise(root);
    if (config) return { generator, config };
  }
  const which = wanted.length === 1 ? `a site of ${wanted[0]?.title}` : 'a site that can be moved';
  throw failure(
    'no-old-site',
    `"${dir}" isn't ${which}: it has no config of one.`,
    `Name the folder that contains the config. Sites of these can be moved: ${known}.`,
  );
}

/** What is changed in place can be taken back only with Git. */
async function refuseDirty(root: string): Promise<void> {
  const status = await runGit(root, ['status', '--porcelain']).catch(() => undefined);
  if (status === undefined)
    throw failure(
      'dirty-tree',
      `"${basename(root)}" isn't in a Git repository, so --write could not be undone.`,
      'Leave out --write to get a copy.',
    );
  if (status.trim() !== '')
    throw failure(
      'dirty-tree',
      `"${basename(root)}" has changes that aren't committed.`,
      'Commit or stash them, or leave out --write to get a copy.',
    );
}

function refuseSite(target: string, write: boolean): void {
  if (write && existsSync(join(target, 'bifolio.config.ts')))
    throw failure(
      'folder-in-use',
      `"${target}" has a bifolio.config.ts already.`,
      'Remove it to move again.',
    );
  if (!write && existsSync(target) && readdirSync(target).length > 0)
    throw failure(
      'folder-in-use',
      `The folder ${target} isn't empty.`,
      'Remove it, or name another one: --out <folder>',
    );
}

const failure = (code: string, message: string, hint: string) =>
  new BifolioError({ severity: 'error', code, message, hint });
