import type { SiteVersion, SiteVersions } from '../../core/contracts/navigation.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { shortHash } from '../../core/ledger/hash.ts';
import { writtenFilesOf } from '../../core/store/site-store.ts';
import type { BuildOptions } from '../build/build-contract.ts';
import type { Site } from '../read/read-site.ts';
import { buildVersion } from './build-version.ts';
import type { KeptVersion } from './kept-version.ts';
import { type FinishedVersion, placing } from './place-versions.ts';
import { addressesOf, asSeen, closeVersions, readVersions, type Version } from './read-versions.ts';
import { todaysLocks } from './version-locks.ts';

/** What the pages of a site tell of its other versions. Nothing is built. */
export async function seenVersions(today: Site): Promise<SiteVersions> {
  const versions = await readVersions(today);
  closeVersions(versions);
  return { all: allVersions(today, versions), own: 0 };
}

const allVersions = (today: Site, versions: readonly Version[]): SiteVersion[] => [
  { label: today.config.version ?? '', base: today.config.base, ...addressesOf(today) },
  ...versions.map((version) => asSeen(today.config, version)),
];

/**
 * Builds the versions that a site's config names, those that have changed, one after the other: each is a site of its own below
 * the present one, with its own config and components.
 */
export const buildVersions: NonNullable<BuildOptions['versions']> = async (today, progress) => {
  const versions = await readVersions(today);
  try {
    const all = allVersions(today, versions);
    const around = {
      addresses: shortHash(all.map(({ routes, redirects, ...one }) => [one, [...routes], [...redirects]])),
      locks: todaysLocks(today),
    };
    const problems: Problem[] = [];
    const built: (FinishedVersion & { label: string; made: KeptVersion })[] = [];
    for (const [index, version] of versions.entries()) {
      progress.start(`Building version ${version.label}`);
      const made = await buildVersion(today, version, { ...around, shown: { all, own: index + 1 } });
      problems.push(...(version.open?.problems ?? version.problems ?? []));
      version.open?.close();
      built.push({ ...version, made });
      progress.done();
    }
    return {
      shown: { all, own: 0 },
      problems,
      sources: built.map(({ made }) => made.sources),
      ...placing(built, writtenFilesOf(today.config)),
      summary: built.map(({ label, made: { pages, files } }) => ({
        label,
        pages,
        files: files.length,
        bytes: files.reduce((sum, [, size]) => sum + size, 0),
      })),
    };
  } finally {
    closeVersions(versions);
  }
};
