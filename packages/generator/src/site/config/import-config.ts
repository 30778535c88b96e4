import { basename } from 'node:path';
import { BifolioError, type Position, type Problem } from '../../core/errors/bifolio-error.ts';
import { orFail } from '../../core/errors/or-fail.ts';
import { brokenConfig } from './mistakes/broken-config.ts';
import { refuseExit } from './mistakes/refuse-exit.ts';
import { PATIENCE_MS, unsettledConfig } from './mistakes/unsettled-config.ts';
import { locateOption } from './places/locate-option.ts';
import { placeOfWritten } from './places/place-of-written.ts';
import { importProject } from './project-modules.ts';

const UNSETTLED = Symbol('unsettled');

/**
 * The default export of a config file. Errors of the file become a `BifolioError` without a stack trace, and so does a file that never ends; errors that a
 * theme found in its options get their place in the file. With `anew`, a file that was imported before is read again, see
 * `importProject`.
 */
export async function importConfig(file: string, anew = false): Promise<unknown> {
  let module: { default?: unknown };
  try {
    const imported = refuseExit(() => importProject(file, anew));
    module = (await orFail(imported, () => UNSETTLED, { limitMs: PATIENCE_MS })) as typeof module;
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
