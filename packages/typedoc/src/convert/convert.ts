import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { BifolioError, type Problem } from 'bifolio';
import type { CheckedOptions } from '../options.ts';
import type { Conversion, ConversionInput, Note } from './conversion.ts';
import { keepConversion, keptConversion } from './kept-conversion.ts';

/** What a conversion needs of the source that asks for it. */
export interface ConvertCall {
  root: string;
  /** Where the last conversion is kept. */
  folder: string;
  signal: AbortSignal;
}

/**
 * What a project exports: of the last time, as long as none of its files has changed. Throws a `BifolioError` with all mistakes.
 */
export async function convert(
  options: CheckedOptions,
  { root, folder, signal }: ConvertCall,
): Promise<Conversion> {
  const input = inputOf(options, root);
  throwOnMissing(options, input);
  const kept = keptConversion(folder, input);
  if (kept) return kept;
  const conversion = await inThread(input, signal);
  const errors = conversion.notes.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new BifolioError(errors.map(problemOf));
  keepConversion(folder, input, conversion);
  return conversion;
}

/** What TypeDoc says, as a problem. */
export const problemOf = ({ message, ...note }: Note): Problem => ({
  code: 'typedoc',
  ...note,
  message: message.split('\n', 1)[0] ?? '',
});

function inputOf({ entryPoints, tsconfig }: CheckedOptions, root: string): ConversionInput {
  const files = Object.entries(entryPoints).map(([name, file]) => [name, resolve(root, file)]);
  return {
    typedoc: pathToFileURL(findTypedoc(root)).href,
    root,
    tsconfig: resolve(root, tsconfig),
    entryPoints: Object.fromEntries(files),
  };
}

function throwOnMissing(
  { entryPoints, tsconfig }: CheckedOptions,
  input: Pick<ConversionInput, 'entryPoints' | 'tsconfig'>,
): void {
  const missing = (written: string): Problem => ({
    severity: 'error',
    code: 'typedoc',
    message: `The file "${written}" doesn't exist.`,
    hint: 'Write its path from the folder of the config, such as "./src/index.ts".',
  });
  const lost = Object.entries(entryPoints).filter(([name]) => !existsSync(input.entryPoints[name] ?? ''));
  const problems = lost.map(([, written]) => missing(written));
  if (!existsSync(input.tsconfig)) problems.push(missing(tsconfig));
  if (problems.length > 0) throw new BifolioError(problems);
}

/** The project's own TypeDoc, or the one beside this package. */
function findTypedoc(root: string): string {
  for (const from of [join(root, 'bifolio.config.ts'), import.meta.url])
    try {
      return createRequire(from).resolve('typedoc');
    } catch {
      // The next place may have it.
    }
  throw new BifolioError({
    severity: 'error',
    code: 'typedoc',
    message: "TypeDoc isn't installed.",
    hint: 'Run npm install --save-dev typedoc typescript@6.',
  });
}

function inThread(input: ConversionInput, signal: AbortSignal): Promise<Conversion> {
  const file = new URL(`./worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url);
  const worker = new Worker(file, { workerData: input });
  signal.addEventListener('abort', () => void worker.terminate());
  return new Promise((done, fail) => {
    worker.once('message', done);
    worker.once('error', fail);
    worker.once('exit', () => fail(new Error('TypeDoc ended before it was done.')));
  });
}
