import type { Problem } from '../../core/errors/bifolio-error.ts';
import type { BuildOptions } from '../build/build-site.ts';
import { buildVersion } from './build-version.ts';
import { type CopiedVersion, copyVersions } from './copy-versions.ts';
import type { KeptVersion } from './kept-version.ts';
import { addressesOf, asSeen, readVersions } from './read-versions.ts';
import { todaysLocks } from './version-locks.ts';

/**
 * Builds the versions that a site's config names, those that have changed, one after the other: each is a site of its own below
 * the present one, with its own config and components.
 */
export const buildVersions: NonNullable<BuildOptions['versions']> = async (today, progress) => {
  const versions = await readVersions(today);
  try {
    const present = { label: today.config.version ?? '', base: today.config.base, ...addressesOf(today) };
    const all = [present, ...versions.map((version) => asSeen(today.config, version))];
    const locks = todaysLocks(today);
    const problems: Problem[] = [];
    const built: (CopiedVersion & { label: string; made: KeptVersion })[] = [];
    for (const [index, version] of versions.entries()) {
      progress.start(`Building version ${version.label}`);
      const made = await buildVersion(today, version, { shown: { all, own: index + 1 }, locks });
      problems.push(...(version.open?.problems ?? version.problems ?? []));
      version.open?.close();
      built.push({ ...version, base: `${present.base}${version.path}/`, made });
      progress.done();
    }
    return {
      shown: { all, own: 0 },
      problems,
      sources: built.map(({ made }) => made.sources),
      copy: (outDir) => copyVersions(built, outDir),
      summary: built.map(({ label, made }) => ({ label, pages: made.pages })),
    };
  } finally {
    for (const { open } of versions) open?.close();
  }
};
