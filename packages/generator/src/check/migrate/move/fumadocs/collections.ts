import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { findFiles } from '../files/site-files.ts';
import type { OldFolder } from '../form/mover.ts';
import { isOptions, type Options, textOf, textsOf } from '../read/literals.ts';
import { readCalls, type WrittenCall } from '../read/read-calls.ts';

/** Pages of one folder, and the address that they stand under. */
export interface FumadocsCollection {
  dir: string;
  /** `/docs`; `''` is the root. */
  base: string;
  /** Whether its pages are told apart by language. */
  isTranslated: boolean;
  /** Whether `meta.json` orders it. */
  isDocs: boolean;
}

export interface FumadocsScripts {
  collections: readonly FumadocsCollection[];
  /** What the scripts say of languages, as one text. */
  i18n: string;
}

const NEEDED = /\bdefineDocs\s*\(|\bdefineCollections\s*\(|\bloader\s*\(|\bdefineI18n\b|\bI18nConfig\b/;

/** The scripts that say which folders become pages, and where. They are parsed, never run. */
export async function readScripts(old: OldFolder): Promise<FumadocsScripts> {
  const files = findFiles(old.root).files.filter(
    (file) => /\.[mc]?[jt]sx?$/.test(file) && !file.startsWith('content/'),
  );
  const texts = files.map((file) => ({ file, text: readFileSync(join(old.root, file), 'utf8') }));
  const needed = texts.filter(({ text }) => NEEDED.test(text));
  const calls: (WrittenCall & { file: string })[] = [];
  for (const { file } of needed)
    for (const call of await readCalls(old.root, file, ['defineDocs', 'defineCollections', 'loader']))
      calls.push({ ...call, file });
  const i18n = needed.map(({ text }) => text).filter((text) => /\bdefaultLanguage\b/.test(text));
  const loaders = calls.filter(({ name }) => name === 'loader');
  const found = calls
    .filter(({ name }) => name !== 'loader')
    .flatMap((call) => collectionsOf(call, loaders, old));
  const fallback: FumadocsCollection = {
    dir: 'content/docs',
    base: '/docs',
    isTranslated: i18n.length > 0,
    isDocs: true,
  };
  return { collections: found.length > 0 ? found : [fallback], i18n: i18n.join('\n') };
}

function collectionsOf(
  { name, variables, values, file, line }: WrittenCall & { file: string },
  loaders: readonly WrittenCall[],
  { left }: OldFolder,
): FumadocsCollection[] {
  const options = isOptions(values[0]) ? values[0] : {};
  const isDocs = name === 'defineDocs';
  if (!isDocs && options.type === 'meta') return [];
  const dirs = textsOf(options.dir ?? (isDocs ? 'content/docs' : undefined));
  const loader = loaders.find(({ source }) =>
    variables.some((one) => new RegExp(`\\b${one}\\b`).test(source)),
  );
  const base = loader && baseOf(loader);
  if (dirs.length === 0 || base === undefined)
    left.push({
      severity: 'warning',
      what:
        dirs.length === 0
          ? 'A collection whose folder is computed'
          : 'A collection whose `baseUrl` is not written',
      todo: 'Its pages stand under the name of their folder: see whether that was so.',
      file,
      line,
    });
  return dirs.map((dir) => {
    const path = posix.normalize(dir).replace(/\/$/, '');
    return {
      dir: path,
      base: (base ?? `/${posix.basename(path)}`).replace(/\/$/, ''),
      isTranslated: /\bi18n\b/.test(loader?.source ?? ''),
      isDocs,
    };
  });
}

const baseOf = ({ values }: WrittenCall): string | undefined =>
  values
    .filter((one): one is Options => isOptions(one))
    .map(({ baseUrl }) => textOf(baseUrl))
    .find((one) => one !== undefined);
