import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, parse } from 'node:path';
import { onceOf } from '../../../core/cache/once-of.ts';
import { workFolder } from '../../../core/cache/work-folder.ts';
import { callInTime } from '../../../core/clock/call-in-time.ts';
import { type Data, isData } from '../../../core/contracts/sources/data.ts';
import { BifolioError, type Problem } from '../../../core/errors/bifolio-error.ts';
import { removeFile, removeFolder } from '../../../core/files/remove-own.ts';
import { writeOwnFile } from '../../../core/files/write-own.ts';
import { DATA, dataModules, loadedFile } from '../../bundle/author/data-plugin.ts';
import { createThrowFinder } from '../../bundle/problems/throw-finder.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { importProject } from '../../config/project-modules.ts';
import type { Given } from '../given.ts';
import { watchFiles } from '../source-modules.ts';

const LIMIT_MS = 60_000;
const LARGEST_MB = 20;

type DataConfig = Pick<LoadedConfig, 'root' | 'keptSources'>;

/** What the modules of data have given, and what is wrong with them. */
interface LoadedData {
  problems: readonly Problem[];
  given: readonly Given[];
}

/**
 * Loads the data of a site, once for each time that its config is read. `keepLast`: a value that fails stays what it was.
 */
export const readData = (config: DataConfig, { keepLast = false } = {}): Promise<LoadedData> =>
  (keepLast ? keptOnce : madeOnce)(config);

const madeOnce = onceOf((config: DataConfig) => loadAll(config, false));
const keptOnce = onceOf((config: DataConfig) => loadAll(config, true));

async function loadAll({ root, keptSources }: DataConfig, keepLast: boolean): Promise<LoadedData> {
  const modules = dataModules(root);
  removeOthers(root, modules);
  const globs: string[] = [];
  const watch = (patterns: readonly string[]) => globs.push(...patterns);
  if (keptSources) return { problems: modules.flatMap((module) => keptProblem(module, root)), given: [] };
  const loaded = await Promise.all(modules.map((module) => loadOne(module, { root, keepLast, watch })));
  watchFiles(root, DATA, globs);
  return {
    problems: loaded.flatMap((one) => ('problem' in one ? one.problem : [])),
    given: loaded.flatMap((one) => ('given' in one ? one.given : [])),
  };
}

const nameOf = (module: string) => `${DATA}/${basename(module)}`;

/** What is missing where values are those that were kept. */
const keptProblem = (module: string, root: string): Problem[] =>
  existsSync(loadedFile(root, module))
    ? []
    : [
        {
          severity: 'error',
          code: 'not-kept',
          file: nameOf(module),
          message: 'No value of the module is kept.',
          hint: 'Run bifolio sources first.',
        },
      ];

/** Values of modules that are gone. */
function removeOthers(root: string, modules: readonly string[]): void {
  const folder = join(workFolder(root), DATA);
  if (!existsSync(folder)) return;
  const wanted = new Set(modules.map((module) => parse(module).name));
  for (const name of readdirSync(folder)) if (!wanted.has(parse(name).name)) removeFile(join(folder, name));
  if (modules.length === 0) removeFolder(folder);
}

interface LoadOptions {
  root: string;
  keepLast: boolean;
  watch(patterns: readonly string[]): void;
}

async function loadOne(
  module: string,
  { root, keepLast, watch }: LoadOptions,
): Promise<{ problem: Problem } | { given: Given }> {
  const kept = loadedFile(root, module);
  const name = nameOf(module);
  const start = performance.now();
  try {
    const data = dataOf(await importProject(module, true));
    watch(data.watch ?? []);
    const text = textOf(await load(data, root));
    if (!existsSync(kept) || readFileSync(kept, 'utf8') !== text) writeOwnFile(kept, text);
    return { given: { name, kept, durationMs: performance.now() - start, bytes: Buffer.byteLength(text) } };
  } catch (error) {
    const problem = {
      ...problemOf(error),
      file: name,
      ...createThrowFinder(root)(error),
    };
    if (!keepLast || !existsSync(kept)) return { problem };
    return { problem: { ...problem, severity: 'warning', hint: `The last value is used. ${problem.hint}` } };
  }
}

function dataOf(module: unknown): Data<unknown> {
  const data = typeof module === 'object' && module && 'default' in module ? module.default : undefined;
  if (isData(data)) return data;
  throw dataError(
    'The module has no data as its default export.',
    'Write export default defineData({ load() { … } }).',
  );
}

async function load(
  { load: make, schema, timeout: limitMs = LIMIT_MS }: Data<unknown>,
  root: string,
): Promise<unknown> {
  const controller = new AbortController();
  try {
    const value = await callInTime(() => make({ root, signal: controller.signal }), limitMs);
    const result = schema ? await schema['~standard'].validate(value) : { value };
    if (!result.issues) return result.value;
    const told = result.issues.map(({ message, path = [] }) => {
      const at = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
      return at ? `${at}: ${message}` : message;
    });
    throw dataError(
      `The value doesn't fit the schema: ${told.join('; ')}.`,
      'Correct the data or the schema.',
    );
  } finally {
    controller.abort();
  }
}

function textOf(value: unknown): string {
  const text: string | undefined = JSON.stringify(value);
  if (text === undefined)
    throw dataError(
      '`load` gives nothing that JSON can hold.',
      'Return plain data: objects, lists, strings, numbers.',
    );
  if (Buffer.byteLength(text) <= LARGEST_MB * 1_000_000) return text;
  throw dataError(
    `The value is larger than ${LARGEST_MB} MB.`,
    'Return only what components show, or make pages of it with a source.',
  );
}

function problemOf(error: unknown): Problem & { hint: string } {
  const [told] = error instanceof BifolioError ? error.problems : [];
  if (told) return { hint: '', ...told };
  const message = error instanceof Error ? error.message : String(error);
  return {
    severity: 'error',
    code: 'data-failed',
    message: `The data can't be loaded: ${message.split('\n', 1)[0]}`,
    hint: 'Correct the module, or set a longer `timeout`, in milliseconds.',
  };
}

const dataError = (message: string, hint: string): BifolioError =>
  new BifolioError({ severity: 'error', code: 'data-failed', message, hint });
