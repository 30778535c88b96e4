import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/paths.mjs';
import { type CorpusPage, createCorpus, writeCorpus, writeFigures } from '../corpus/corpus.ts';
import { fetchRepository } from './repository.ts';
import type { Subject } from './subject.ts';

/** A subject with a corpus in place, ready to build. */
export interface Prepared {
  subject: Subject;
  /** Its folder, absolute. */
  folder: string;
  version: string;
  corpus: readonly CorpusPage[];
}

/** Where everything that is measured lies. */
export const work = join(root, 'bench', '.work');
const trash = join(work, '.trash');

/** Install the subject when it is missing, and write corpus and configuration of `pages` pages. */
export function prepare(subject: Subject, pages: number): Promise<Prepared> {
  return prepareWith(subject, async (folder) => {
    const corpus = createCorpus(pages);
    await writeCorpus(join(folder, subject.content), corpus, subject);
    await writeFigures(join(folder, subject.files));
    return corpus;
  });
}

/** The same with pages that `writePages` writes into the subject's folder. */
export async function prepareWith(
  subject: Subject,
  writePages: (folder: string) => Promise<readonly CorpusPage[]>,
): Promise<Prepared> {
  const folder = join(work, subject.name.toLowerCase().replaceAll(' ', '-'));
  await mkdir(folder, { recursive: true });
  await install(subject, folder);
  const corpus = await writePages(folder);
  for (const [file, text] of Object.entries(subject.config(corpus))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  return { subject, folder, corpus, version: await installedVersion(subject, folder) };
}

/**
 * Put output and caches aside, so that the next build is a cold one. They are not removed until `emptyTrash`: ext4 searches
 * slowly for the number of a new file while it remembers thousands that were freed a moment ago, as no reader's disk does.
 */
export async function makeCold({ subject, folder }: Prepared): Promise<void> {
  for (const cache of subject.caches) {
    await mkdir(trash, { recursive: true });
    if (existsSync(join(folder, cache))) await rename(join(folder, cache), join(trash, randomUUID()));
  }
}

/** Remove what `makeCold` has put aside. */
export const emptyTrash = () => rm(trash, { recursive: true, force: true });

async function install({ packages, overrides, repository }: Subject, folder: string): Promise<void> {
  if (repository) await fetchRepository(repository, join(folder, repository.folder));
  const stamp = join(folder, '.installed');
  const wanted = packages.join(' ');
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return;
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', overrides }));
  if (packages.length > 0) {
    const flags = ['--no-audit', '--no-fund', '--no-package-lock', '--workspaces=false'];
    await promisify(execFile)('npm', ['install', ...flags, '--prefix', folder, ...packages], { cwd: folder });
  }
  await writeFile(stamp, wanted);
}

async function versionOfProgram({ command, version }: NonNullable<Subject['program']>): Promise<string> {
  const { stdout } = await promisify(execFile)(command, ['version']).catch(() => {
    throw new Error(`${command} is not installed on this machine. Install it: apt-get install ${command}`);
  });
  return version.exec(stdout)?.[1] ?? 'unknown';
}

async function installedVersion({ versionOf, program }: Subject, folder: string): Promise<string> {
  if (program) return versionOfProgram(program);
  const paths = createRequire(join(folder, 'package.json')).resolve.paths(versionOf) ?? [];
  const file = paths.map((path) => join(path, versionOf, 'package.json')).find((path) => existsSync(path));
  if (!file) throw new Error(`${versionOf} is not installed in ${folder}`);
  const { version }: { version: string } = JSON.parse(await readFile(file, 'utf8'));
  return version;
}
