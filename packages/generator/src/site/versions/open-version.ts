import { mkdirSync, renameSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { openOwnFolder } from '../../core/files/own-folder.ts';
import { kindOf, removeFolder } from '../../core/files/remove-own.ts';
import { closeStore } from '../../core/store/site-store.ts';
import { readForReport } from '../build/problems/site-with-errors.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { Site } from '../read/read-site.ts';
import { SOURCES } from '../sources/source-modules.ts';
import type { ChosenVersion } from './chosen-versions.ts';
import { unpackCommit } from './unpack-commit.ts';
import { ofVersion, versionConfig } from './version-config.ts';
import { markOwn, outputOf } from './version-files.ts';

/** What a site keeps of its rows, and of the first lines of its pages: today may lock what was open then. */
const LIKE_SOURCES = [SOURCES, 'scan'];

/** A version whose sources lie on the disk, until it is closed. */
export interface OpenVersion {
  /** As its own config has it, with its pages. */
  site: Site;
  /** What is not there of its files. */
  problems: readonly Problem[];
  close(): void;
}

/**
 * Unpacks a version below `folder` and reads it. Its sources go when it is closed, since some of them may be locked; what makes its
 * next build faster stays.
 */
export async function openVersion(
  today: LoadedConfig,
  version: ChosenVersion,
  folder: string,
): Promise<OpenVersion> {
  const source = openOwnFolder(join(folder, 'source'));
  const root = join(source, relative(today.projectDir, today.root));
  const [kept, work] = [join(folder, 'work'), join(root, '.bifolio')];
  const close = () => {
    if (kindOf(source) !== 'folder') return;
    closeStore(root);
    removeFolder(kept);
    for (const name of LIKE_SOURCES) removeFolder(join(work, name));
    if (kindOf(work) === 'folder') renameSync(work, kept);
    removeFolder(source);
  };
  try {
    const problems = await unpackCommit(today.projectDir, version, source);
    mkdirSync(root, { recursive: true });
    if (kindOf(kept) === 'folder') renameSync(kept, work);
    const outDir = markOwn(outputOf(folder));
    const config = await versionConfig(today, version, { source, root, outDir });
    const site = await readForReport(config).catch((error) => {
      throw ofVersion(error, version.ref);
    });
    return { site, problems, close };
  } catch (error) {
    close();
    throw error;
  }
}
