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

/** The list beside the folders of versions, of `mike` or of Docusaurus. */
const LIST = /(?:^|\/)versions\.json$/;

const mikeSchema = z.array(
  z.object({ version: z.string(), title: z.string().optional(), aliases: z.array(z.string()).default([]) }),
);
/** Names of versions, the newest first, which has no folder. What is not released yet is in none of these lists. */
const docusaurusSchema = z.array(z.string()).min(1);
const NEXT = 'next';

/** Whether a version stands for those that a file lists. */
export const isList = ({ html = '' }: Pick<VersionOption, 'html'>): boolean => LIST.test(html);

/** The versions of a config, with those of `versions.json` in the place of an entry whose `html` is this file. */
export async function listedVersions(
  root: string,
  versions: readonly VersionOption[],
): Promise<ListedVersion[]> {
  const listed = versions.map(async (version, index): Promise<ListedVersion[]> => {
    if (!isList(version)) return [{ version, aliases: [], index }];
    const list = listIn(await readFile(root, version));
    const listed = list && (await withFolders(root, version, list));
    const entries = listed && entriesOf(listed, version);
    if (!entries || entries.length === 0) throw noList(version, index);
    return entries.map((entry) => ({ ...entry, index }));
  });
  return (await Promise.all(listed)).flat();
}

interface ListEntry {
  version: string;
  title?: string;
  aliases: readonly string[];
  state?: VersionOption['state'];
  /** Whether it may have no folder. */
  isOptional?: boolean;
}

/** What a file lists; `undefined` when it is no list. */
function listIn(text: string | undefined): readonly ListEntry[] | undefined {
  try {
    const json: unknown = JSON.parse(text ?? '');
    const names = docusaurusSchema.safeParse(json);
    if (!names.success) return mikeSchema.parse(json);
    const next = { version: NEXT, aliases: [], state: NEXT, isOptional: true } as const;
    return [next, ...names.data.map((version) => ({ version, aliases: [], isOptional: true }))];
  } catch {
    return undefined;
  }
}

/** Without those of Docusaurus that are not in a folder of their own: the newest is beside the list. */
async function withFolders(
  root: string,
  { ref, html = '' }: VersionOption,
  list: readonly ListEntry[],
): Promise<ListEntry[]> {
  const folder = html.replace(/[^/]+$/, '');
  const isThere = async (version: string) =>
    ref
      ? (
          await runGit(root, ['cat-file', '-t', '--end-of-options', `${ref}:${folder}${version}`]).catch(
            () => '',
          )
        ).trim() === 'tree'
      : existsSync(join(root, folder, version));
  const kept = await Promise.all(list.map(async (one) => !one.isOptional || (await isThere(one.version))));
  return list.filter((_, index) => kept[index]);
}

/** The options that a list stands for; `undefined` when they are none. */
function entriesOf(
  list: readonly ListEntry[],
  { ref, state, html = '' }: VersionOption,
): Omit<ListedVersion, 'index'>[] | undefined {
  const folder = html.replace(/[^/]+$/, '');
  const options = list.map(({ version, title = version, state: own = state }) => ({
    ...(ref && { ref }),
    ...(own && { state: own }),
    html: folder + version,
    label: title,
    path: version,
  }));
  const { data } = versionOptions.versions.safeParse(options);
  return data?.map((version, at) => ({
    version,
    aliases: list[at]?.aliases.filter((alias) => /^[\w-][\w.-]*$/.test(alias)) ?? [],
  }));
}

async function readFile(root: string, { ref, html = '' }: VersionOption): Promise<string | undefined> {
  if (ref) return runGit(root, ['show', '--end-of-options', `${ref}:${html}`]).catch(() => undefined);
  return existsSync(join(root, html)) ? readFileSync(join(root, html), 'utf8') : undefined;
}

const noList = ({ ref, html = '' }: VersionOption, index: number) =>
  new BifolioError({
    severity: 'error',
    code: 'version-list',
    message: `"${ref ? `${ref}:${html}` : html}" is no list of versions.`,
    hint: 'Name a file as mike writes it: [{ "version": "1.0", "title": "1.0.2", "aliases": ["latest"] }]. Or one of Docusaurus, beside the folders that it names: ["1.1", "1.0"].',
    option: ['versions', index, 'html'],
  });
