import { existsSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { onceOf } from '../../core/cache/once-of.ts';
import { workFolder } from '../../core/cache/work-folder.ts';
import type { Page, PageOrigin } from '../../core/contracts/page.ts';
import { isSource, type Source } from '../../core/contracts/sources/source.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { relativePath } from '../../core/files/relative-path.ts';
import { removeFile, removeFolder } from '../../core/files/remove-own.ts';
import { sourcePath } from '../../core/frontmatter/source-path.ts';
import { shortHash } from '../../core/ledger/hash.ts';
import { localeOfFile } from '../../core/routing/page-route.ts';
import type { LoadedConfig } from '../config/load.ts';
import { importProject } from '../config/project-modules.ts';
import { countRows, type Given } from './given.ts';
import { type KeptRow, type KeptRows, openKeptRows, ownFolderOf } from './kept-rows.ts';
import { makeRows } from './make-rows.ts';
import { SOURCES, sourceModules, watchFiles } from './source-modules.ts';
import {
  hiddenRow,
  noRowsKept,
  noSource,
  problemsOf,
  rowsGone,
  rowsKept,
  sharedPath,
  textNotKept,
  warned,
} from './source-problems.ts';

/** Pages of sources, before they are read. */
export interface Rows {
  /** Where the file of a page is, by the path that it has in the source folder. */
  files: ReadonlyMap<string, PageOrigin>;
  problems: readonly Problem[];
  /** Stands for all rows and their keys; empty when there are none. */
  key: string;
  /** Of the sources that did not fail. */
  given: readonly Given[];
  /** Removes the files that were made this time, if it turns out that nobody knows whether they are locked. */
  forget(): void;
}

type RowsConfig = Pick<LoadedConfig, 'root' | 'sourceDir' | 'locales' | 'extensions' | 'keptSources'>;

/** The rows of a site's sources. They are made once for each time that its config is read. `keepLast`: rows of a source that fails stay. */
export const readSources = (config: RowsConfig, { keepLast = false } = {}): Promise<Rows> =>
  (keepLast ? keptOnce : madeOnce)(config);

const madeOnce = onceOf((config: RowsConfig) => readAll(config, false));
const keptOnce = onceOf((config: RowsConfig) => readAll(config, true));

async function readAll(config: RowsConfig, keepLast: boolean): Promise<Rows> {
  const folder = join(workFolder(config.root), SOURCES);
  const makers = makersOf(config);
  if (makers.length === 0) {
    if (existsSync(folder)) removeFolder(folder);
    return { files: new Map(), problems: [], key: '', given: [], forget() {} };
  }
  const patterns: string[] = [];
  const watch = (globs: readonly string[]) => patterns.push(...globs);
  const made = await Promise.all(makers.map((maker) => readOne(maker, { config, folder, keepLast, watch })));
  watchFiles(config.root, SOURCES, patterns);
  return joinRows(made);
}

/** Who makes rows. */
interface Maker {
  /** In messages: `sources/pets.ts`, `extension "openapi"`. */
  name: string;
  /** Where its rows are kept. */
  folder: string;
  /** A module of the project's: importing it may ask others. */
  isModule?: boolean;
  /** An extension's, which may make more of the rows: other pages, files, links. */
  sharesRows?: boolean;
  load(): Promise<Source>;
}

function makersOf({ root, sourceDir, extensions }: RowsConfig): Maker[] {
  const modules = sourceDir === join(root, SOURCES) ? [] : sourceModules(root);
  return [
    ...modules.map((module) => ({
      name: `${SOURCES}/${basename(module)}`,
      folder: parse(module).name,
      isModule: true,
      load: async () => sourceOf(await importProject(module, true)),
    })),
    ...extensions.flatMap(({ name, sources = [], generate, markdown }) =>
      sources.map((source, at) => ({
        name: `extension "${name}"`,
        sharesRows: Boolean(generate ?? markdown?.blocks),
        folder: `@${name.replaceAll('/', '+')} ${at}`,
        load: async () => source,
      })),
    ),
  ];
}

interface ReadOptions {
  config: RowsConfig;
  /** Where the rows of all are kept. */
  folder: string;
  keepLast: boolean;
  watch(globs: readonly string[]): void;
}

async function readOne(
  { name, folder: own, isModule, sharesRows = false, load }: Maker,
  { config, folder, keepLast, watch }: ReadOptions,
): Promise<MadeRows> {
  const kept = openKeptRows(join(folder, own));
  const originOf = (path: string, { from }: KeptRow): PageOrigin => ({
    source: name,
    path: relativePath(config.sourceDir, kept.fileOf(path)),
    ...(from && { from }),
  });
  const { forget } = kept;
  const rowsAt = (rows: Iterable<readonly [string, KeptRow]>) => {
    const all = [...rows];
    return {
      rows: all.map(([path, row]) => [path, originOf(path, row)] as const),
      keys: all.map(([path, { key }]) => `${path} ${key}`),
    };
  };
  if (config.keptSources) {
    const problems = isModule ? [] : await takeKept(await load(), { name, kept, config });
    return { name, forget, ...rowsAt(kept.before), problems: [...keptProblems(name, kept), ...problems] };
  }
  const warnings: Problem[] = [];
  const start = performance.now();
  let source: Source | undefined;
  try {
    source = await load();
    watch(source.watch ?? []);
    const { root, locales } = config;
    const rows = await makeRows(source, kept, {
      root,
      locales,
      dependsOn: (files) => watch([...files]),
      warn: (warning) => warnings.push(warned(name, warning)),
    });
    if (rows.size === 0 && kept.before.size > 0) warnings.push(rowsGone(name, kept.before.size));
    const durationMs = performance.now() - start;
    const given = { name, durationMs, kept: join(folder, own), rows: countRows(kept.before, rows) };
    return { name, forget, ...rowsAt(rows), problems: warnings, given };
  } catch (error) {
    const problems = problemsOf(error, { root: config.root, maker: name });
    const mayKeep = (keepLast || source?.onError === 'keep') && kept.before.size > 0;
    if (!mayKeep) return { name, forget, rows: [], keys: [], problems };
    const left = [...kept.before].filter(([path]) => existsSync(kept.fileOf(path)));
    const lost = kept.before.size - left.length;
    const told = problems.map((problem) =>
      rowsKept(problem, { lost, isAlone: sharesRows && !source?.takeKept }),
    );
    return {
      name,
      forget,
      ...rowsAt(left),
      problems: [...told, ...(await takeLast(source, { name, kept, config }))],
    };
  }
}

interface TakeOptions {
  name: string;
  kept: KeptRows;
  config: RowsConfig;
}

/** Has a source read back what it keeps beside its rows. */
async function takeKept(
  source: Source,
  { name, kept, config: { root, locales } }: TakeOptions,
): Promise<Problem[]> {
  if (!kept.areKept) return [];
  const langOf = (path: string) => localeOfFile(path, locales)?.lang ?? '';
  try {
    await source.takeKept?.({ root, langOf, folder: kept.ownFolder });
    return [];
  } catch (error) {
    return problemsOf(error, { root, maker: name });
  }
}

/** The same for a source that has failed, whose site is made all the same. */
async function takeLast(source: Source | undefined, options: TakeOptions): Promise<Problem[]> {
  const problems = source ? await takeKept(source, options) : [];
  return problems.map((problem) => ({ ...problem, severity: 'warning' }));
}

/** What is missing where rows are those that were kept: all of a source, or the text of some. */
const keptProblems = (name: string, { areKept, before, fileOf }: KeptRows): Problem[] =>
  areKept
    ? [...before.keys()].filter((path) => !existsSync(fileOf(path))).map((path) => textNotKept(path, name))
    : [noRowsKept(name)];

/** Removes files of locked rows, and what their sources keep: nothing may keep it in clear. They are made again when they are needed. */
export function forgetLockedRows(
  { sourceDir }: Pick<LoadedConfig, 'sourceDir'>,
  pages: readonly Page[],
): void {
  for (const page of pages) {
    if (!page.lock || !page.origin) continue;
    const path = sourcePath(sourceDir, page);
    removeFile(path);
    removeFolder(ownFolderOf(path, page.file));
  }
}

/** Warnings for rows whose page an author has written. */
export function hiddenRows(files: Rows['files'], pages: readonly Page[]): Problem[] {
  if (files.size === 0) return [];
  return pages.flatMap(({ file, origin, fallback }) => {
    const row = origin || fallback ? undefined : files.get(file);
    return row ? hiddenRow(file, row.source) : [];
  });
}

/** What a module makes. */
interface MadeRows {
  name: string;
  forget(): void;
  rows: readonly (readonly [path: string, origin: PageOrigin])[];
  /** Each path with its key. */
  keys: readonly string[];
  problems: readonly Problem[];
  given?: Given;
}

function sourceOf(module: unknown): Source {
  const source = typeof module === 'object' && module && 'default' in module ? module.default : undefined;
  if (isSource(source)) return source;
  throw noSource();
}

function joinRows(made: readonly MadeRows[]): Rows {
  const files = new Map<string, PageOrigin>();
  const problems = made.flatMap((one) => one.problems);
  for (const { name, rows } of made)
    for (const [path, origin] of rows) {
      const other = files.get(path);
      if (other) problems.push(sharedPath(path, name, other.source));
      else files.set(path, origin);
    }
  const forget = () => {
    for (const one of made) one.forget();
  };
  const keys = made.flatMap((one) => one.keys).sort();
  const key = keys.length > 0 ? shortHash(keys) : '';
  return { files, problems, key, given: made.flatMap(({ given }) => given ?? []), forget };
}
