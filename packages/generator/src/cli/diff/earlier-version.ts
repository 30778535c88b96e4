import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workFolder } from '../../core/cache/work-folder.ts';
import type { EncryptOptions } from '../../core/contracts/options/locks.ts';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { removeFolder } from '../../core/files/remove-own.ts';
import { outputPath } from '../../site/build/output/output-path.ts';
import type { LoadedConfig } from '../../site/config/load.ts';
import type { Site } from '../../site/read/read-site.ts';
import { findText } from '../../site/render/page/text-marks.ts';
import { buildVersion } from '../../site/versions/build-version.ts';
import { openVersion } from '../../site/versions/open-version.ts';
import { knownVersion, readerOf } from '../../site/versions/read-versions.ts';
import { outputOf } from '../../site/versions/version-files.ts';
import { todaysLocks } from '../../site/versions/version-locks.ts';

/** A commit, and the name that messages give it. */
export interface Earlier {
  ref: string;
  commit: string;
}

const folderOf = (config: Pick<LoadedConfig, 'root'>) => join(workFolder(config.root), 'compared');

const versionOf = ({ ref, commit }: Earlier) => ({
  ref,
  label: ref,
  path: '',
  commit,
  aliases: [],
  index: 0,
});

/** The locks that the config of a commit asked for. Throws a `BifolioError` when it does not load. */
export async function rulesOfThen(
  config: LoadedConfig,
  earlier: Earlier,
): Promise<EncryptOptions | undefined> {
  const open = await openVersion(config, versionOf(earlier), folderOf(config)).catch((error: unknown) => {
    throw error instanceof BifolioError ? unknownLocks(earlier.ref, error) : error;
  });
  open.close();
  return open.site.config.encrypt;
}

const unknownLocks = (ref: string, { problems, cause }: BifolioError) =>
  new BifolioError(
    problems.map((problem) => ({
      ...problem,
      hint: `What was encrypted at "${ref}" can't be known without its config. Compare with a commit whose config loads.`,
    })),
    { cause },
  );

/** Keeps nothing of the site as it was: text of it may be locked now. */
export const forgetEarlier = (config: Pick<LoadedConfig, 'root'>): void => removeFolder(folderOf(config));

/** The texts of an earlier version's pages that everybody may read, by the locks of then and of today. */
export type EarlierTexts = (file: string, route: string) => string | undefined;

/**
 * Builds a site as it was at a commit, with its own config and components, unless the last build of it is still good. Throws a
 * `BifolioError` when that fails.
 */
export async function buildEarlier(today: Site, earlier: Earlier): Promise<EarlierTexts> {
  const folder = folderOf(today.config);
  const version = await knownVersion(today.config, versionOf(earlier), folder, await readerOf(today.config));
  const alone = { label: '', base: today.config.base, routes: new Set<string>(), redirects: new Map() };
  const around = {
    shown: { all: [alone], own: 0 },
    addresses: '',
    locks: todaysLocks(today),
    hasTextMarks: true,
  };
  try {
    const { routes } = await buildVersion(today, version, around);
    return textsIn(outputOf(folder), routes);
  } finally {
    version.open?.close();
  }
}

function textsIn(out: string, routes: readonly string[]): EarlierTexts {
  const known = new Set(routes);
  const read = (route: string) => {
    const document = readFileSync(join(out, outputPath(route)), 'utf8');
    const place = findText(document);
    return place && { file: place.file, text: document.slice(place.start, place.end) };
  };
  let all: ReadonlyMap<string, string> | undefined;
  return (file, route) => {
    const same = known.has(route) ? read(route) : undefined;
    if (same?.file === file) return same.text;
    // Another config, or a page that has moved.
    all ??= new Map(routes.flatMap((one) => read(one) ?? []).map((one) => [one.file, one.text]));
    return all.get(file);
  };
}
