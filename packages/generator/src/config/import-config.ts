import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { BifolioError, type Position, type Problem } from '../errors/bifolio-error.ts';
import { installCommand } from '../errors/install-command.ts';
import { orFail } from '../errors/or-fail.ts';
import { locateOption, positionAt } from './locate-option.ts';
import { placeOfWritten } from './place-of-written.ts';
import { importProject } from './project-modules.ts';
import { PATIENCE_MS, unsettledConfig } from './unsettled-config.ts';

const UNSETTLED = Symbol('unsettled');

/**
 * The default export of a config file. Errors of the file become a `BifolioError` without a stack trace, and so does a file that never ends; errors that a
 * theme found in its options get their place in the file. With `anew`, a file that was imported before is read again, see
 * `importProject`.
 */
export async function importConfig(file: string, anew = false): Promise<unknown> {
  let module: { default?: unknown };
  try {
    module = (await orFail(importProject(file, anew), () => UNSETTLED, {
      limitMs: PATIENCE_MS,
    })) as typeof module;
  } catch (error) {
    if (error === UNSETTLED) throw await unsettledConfig(file);
    if (error instanceof BifolioError) throw new BifolioError(await placeProblems(error.problems, file));
    throw new BifolioError(await brokenConfig(error, file));
  }
  if (module.default !== undefined && !isEmptyScript(module)) return module.default;
  throw new BifolioError({
    severity: 'error',
    code: 'config-export',
    message: 'The config has no default export.',
    hint: 'Write `export default defineConfig({ … })`.',
    file: basename(file),
  });
}

/** Node takes a file without `import` and `export` for CommonJS, which exports an empty object when it says nothing. */
const isEmptyScript = (module: { default?: unknown }) =>
  'module.exports' in module && Object.keys(Object(module.default)).length === 0;

/**
 * Problems with options, each with the file and, where it can be found, the line and column of its option or of what is written
 * there, from the top down.
 */
export async function placeProblems(problems: readonly Problem[], file: string): Promise<Problem[]> {
  const placed = await Promise.all(
    problems.map(async (problem) => ({
      ...problem,
      file: problem.file ?? basename(file),
      ...(problem.line === undefined ? await placeIn(file, problem) : {}),
    })),
  );
  return placed.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0));
}

async function placeIn(file: string, { option, written }: Problem): Promise<Position> {
  if (written !== undefined) return placeOfWritten(file, written);
  return option ? await locateOption(file, option) : {};
}

/** What is told of an error that a config has thrown: that it cannot be parsed, when that is why, else the error itself. */
export async function brokenConfig(error: unknown, file: string): Promise<Problem> {
  const syntax = await syntaxProblem(file);
  if (syntax) return { severity: 'error', code: 'config-syntax', file: basename(file), ...syntax };
  const text = error instanceof Error ? error.message : String(error);
  return {
    severity: 'error',
    code: 'config-throws',
    message: `The config threw an error: ${text.split('\n', 1)[0]}`,
    hint: hintFor(text),
    file: basename(file),
    ...(stackPosition(error, file) ?? importPosition(text, file)),
  };
}

async function syntaxProblem(
  file: string,
): Promise<({ message: string; hint?: string } & Position) | undefined> {
  const { parseSync } = await import('vite');
  const source = readFileSync(file, 'utf8');
  const [error] = parseSync(file, source).errors;
  if (!error) return undefined;
  const offset = error.labels[0]?.start;
  const position = offset === undefined ? {} : positionAt(source, offset);
  const [sign] = /[（）【】｛｝：；，。“”‘’]/.exec(source[offset ?? -1] ?? '') ?? [];
  return {
    message: `The config cannot be parsed: ${error.message}`,
    hint: sign && `"${sign}" is full-width: switch to an English keyboard, and type it again.`,
    ...position,
  };
}

/** What to write where a config uses a name that it does not have. */
const MISSING_NAMES: Readonly<Record<string, string>> = {
  module: 'Write `export default defineConfig({ … })` instead.',
  exports: 'Write `export default defineConfig({ … })` instead.',
  require: "Write `import { … } from '…'` instead of `require`.",
  defineConfig: "Write above: import { defineConfig } from 'bifolio';",
  theme: "Write above: import { theme } from '@bifolio/theme';",
};

/** What to do about the commonest errors of Node. */
function hintFor(text: string): string | undefined {
  const missing = /^Cannot find package '([^']+)'/.exec(text)?.[1];
  if (missing) return `Install it: ${installCommand(missing)}`;
  if (/outside a module|Unexpected token 'export'/.test(text))
    return 'Remove `"type": "commonjs"` from package.json, write `"type": "module"` there, or call the config bifolio.config.mts.';
  const [, json] = /^Module "([^"]+\.json)" needs an import attribute/.exec(text) ?? [];
  if (json)
    return `Write \`import data from './${basename(json)}' with { type: 'json' }\`, with the path as it is.`;
  const [, missingName = ''] = /^(\w+) is not defined/.exec(text) ?? [];
  if (Object.hasOwn(MISSING_NAMES, missingName)) return MISSING_NAMES[missingName];
  const module = /^Cannot find module '([^']+)'/.exec(text)?.[1];
  if (module && /\/[^./]+$/.test(module))
    return `Write the ending of the file too, such as "${basename(module)}.ts".`;
  if (/strip-only mode/.test(text))
    return 'Node only takes types away: write an object with `as const` instead of an enum.';
  return undefined;
}

/** The first place in the stack that lies in the config. */
function stackPosition(error: unknown, file: string): Position | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const line = stack
    .split('\n')
    .find((frame) => frame.includes(pathToFileURL(file).href) || frame.includes(file));
  const place = line && /:(\d+)(?::(\d+))?\)?$/.exec(line);
  if (!place) return undefined;
  return { line: Number(place[1]), ...(place[2] && { column: Number(place[2]) }) };
}

/** Where the config imports the module that Node complains of. */
function importPosition(text: string, file: string): Position | undefined {
  const [, name] = /^(?:Cannot find (?:package|module)|Module) ['"]([^'"]+)['"]/.exec(text) ?? [];
  if (!name) return undefined;
  const source = readFileSync(file, 'utf8');
  const offset = Math.max(source.indexOf(name), source.indexOf(`/${basename(name)}`));
  return offset < 0 ? undefined : positionAt(source, offset);
}
