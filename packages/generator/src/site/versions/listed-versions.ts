import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type VersionOption, versionOptions } from '../../core/contracts/options/versions.ts';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { runGit } from '../git/run-git.ts';

/** A version of a config, or one of those that a file of it lists. */
export interface ListedVersion {
  version: VersionOption;
  /** Other names of its folder, as addresses below the site. */
  aliases: readonly string[];
  /** Of the entry in the config. */
  index: number;
}

/** The list that `mike` keeps beside the folders of versions. */
const LIST = /(?:^|\/)versions\.json$/;

const listSchema = z.array(
  z.object({ version: z.string(), title: z.string().optional(), aliases: z.array(z.string()).default([]) }),
);

/** Whether a version stands for those that a file lists. */
export const isList = ({ html = '' }: Pick<VersionOption, 'html'>): boolean => LIST.test(html);

/** The versions of a config, with those of `versions.json` in the place of an entry whose `html` is this file. */
export async function listedVersions(
  root: string,
  versions: readonly VersionOption[],
): Promise<ListedVersion[]> {
  const listed = versions.map(async (version, index): Promise<ListedVersion[]> => {
    if (!isList(version)) return [{ version, aliases: [], index }];
    const entries = entriesOf(await readList(root, version), version);
    if (!entries) throw noList(version, index);
    return entries.map((entry) => ({ ...entry, index }));
  });
  return (await Promise.all(listed)).flat();
}

/** What a list says; `undefined` when it is none. */
function entriesOf(
  text: string | undefined,
  { ref, state, html = '' }: VersionOption,
): Omit<ListedVersion, 'index'>[] | undefined {
  try {
    const list = listSchema.parse(JSON.parse(text ?? ''));
    const folder = html.replace(/[^/]+$/, '');
    const options = list.map(({ version, title = version }) => ({
      ...(ref && { ref }),
      ...(state && { state }),
      html: folder + version,
      label: title,
      path: version,
    }));
    const versions = versionOptions.versions.parse(options);
    return versions.map((version, at) => ({
      version,
      aliases: list[at]?.aliases.filter((alias) => /^[\w-][\w.-]*$/.test(alias)) ?? [],
    }));
  } catch {
    return undefined;
  }
}

async function readList(root: string, { ref, html = '' }: VersionOption): Promise<string | undefined> {
  if (ref) return runGit(root, ['show', '--end-of-options', `${ref}:${html}`]).catch(() => undefined);
  return existsSync(join(root, html)) ? readFileSync(join(root, html), 'utf8') : undefined;
}

const noList = ({ ref, html = '' }: VersionOption, index: number) =>
  new BifolioError({
    severity: 'error',
    code: 'version-list',
    message: `"${ref ? `${ref}:${html}` : html}" is no list of versions.`,
    hint: 'Name a file as mike writes it: [{ "version": "1.0", "title": "1.0.2", "aliases": ["latest"] }].',
    option: ['versions', index, 'html'],
  });
