import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { type LoadedConfig, loadConfig } from '../../site/config/load.ts';
import { runGit } from '../../site/git/run-git.ts';
import { chosenVersions, namedVersions } from '../../site/versions/chosen-versions.ts';
import { compareWithRef } from '../diff/compare-site.ts';
import { editConfig, quoted } from './edit-config.ts';
import { refOf } from './version-ref.ts';

/** A release that readers keep. */
export interface NewVersion {
  /** Its name in the menu, such as `1.x`. */
  label: string;
  /** Its tag or branch. @default the newest tag that fits the name */
  ref?: string;
  /** The name of what is in the working tree from now on. */
  present?: string;
}

/** What has been written. */
export interface WrittenVersion {
  /** Of the config. */
  file: string;
  ref: string;
  /** Whether the ref is a tag: a clone fetches branches otherwise. */
  isTag: boolean;
  /** URL of the version, with the site's base. */
  address: string;
  /** Old addresses, and where they lead now. */
  redirects: Readonly<Record<string, string>>;
}

/**
 * Writes a release into the config, as a version of its own, with redirects for the pages that have moved or gone since. Throws a
 * `BifolioError`, and leaves the config as it was, when there is no such ref or the config does not take it.
 */
export async function createVersion(
  config: LoadedConfig,
  { label, present, ...given }: NewVersion,
): Promise<WrittenVersion> {
  const { file } = config;
  if (!file) throw noConfig(config.root);
  if (!present && config.version === label) throw samePresent(label);
  const ref = given.ref ?? (await refOf(label, (args) => runGit(config.root, args).catch(() => '')));
  if (!ref) throw noRef(label);
  const [{ path = '' } = {}] = namedVersions([{ ref, label }]);
  const redirects = await redirectsTo(config, ref, path);
  const before = readFileSync(file, 'utf8');
  const entry = `{ ref: ${quoted(ref)}, label: ${quoted(label)}, state: 'old' }`;
  const after = await editConfig(file, before, {
    texts: present ? { version: present } : {},
    lists: { versions: [entry] },
    objects: { redirects },
  });
  if (after === undefined) throw notWritable(file, entry);
  writeFileSync(file, after);
  try {
    await chosenVersions(await loadConfig(config.root, { reload: true }));
  } catch (error) {
    writeFileSync(file, before);
    throw error;
  }
  const tag = runGit(config.root, ['rev-parse', '--verify', '--quiet', `refs/tags/${ref}`]);
  const isTag = await tag.then(Boolean, () => false);
  return { file, ref, isTag, address: `${config.base}${path}/`, redirects };
}

/** Addresses of pages that have moved lead to where they are; of those that have gone, to the version. */
async function redirectsTo(
  config: LoadedConfig,
  ref: string,
  path: string,
): Promise<Readonly<Record<string, string>>> {
  const { lostAddresses } = await compareWithRef(config, ref);
  return Object.fromEntries(lostAddresses.map(({ from, to }) => [from, to ?? `/${path}${from}`]));
}

const noConfig = (root: string) =>
  new BifolioError({
    severity: 'error',
    code: 'version-config',
    message: `${root} has no config to write the version into.`,
    hint: 'Write bifolio.config.ts first, or name the folder of the site with --site.',
  });

/** `2.x` follows `1.x`. */
const nextOf = (label: string): string =>
  /\d/.test(label) ? label.replace(/\d+/, (number) => String(Number(number) + 1)) : 'next';

const samePresent = (label: string) =>
  new BifolioError({
    severity: 'error',
    code: 'version-present',
    message: `"${label}" is the \`version\` of the working tree.`,
    hint: `Say what the working tree is from now on: bifolio new version ${label} --present ${nextOf(label)}`,
  });

const noRef = (label: string) =>
  new BifolioError({
    severity: 'error',
    code: 'version-ref',
    message: `This clone has no tag or branch that fits "${label}".`,
    hint: `Tag its last commit, such as: git tag docs-${label}. Or name another one with --ref.`,
  });

const notWritable = (file: string, entry: string) =>
  new BifolioError({
    severity: 'error',
    code: 'version-config',
    message: `Options of ${basename(file)} are computed, so the version can't be written into it.`,
    hint: `Write it yourself: versions: [${entry}]`,
  });
