import { existsSync, readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Position, Problem } from '../../../core/errors/bifolio-error.ts';
import { BifolioError, formatPosition } from '../../../core/errors/bifolio-error.ts';
import { isInside } from '../../../core/files/is-inside.ts';
import { relativePath } from '../../../core/files/relative-path.ts';
import { PACKAGE_FOLDER } from '../../../core/own-files.ts';
import { isProjectModule } from '../../config/project-modules.ts';

const FRAME = /^ +at (?:.*\()?((?:file:\/\/)?\/[^)\n]*?):(\d+):(\d+)\)?$/gm;

/** Where in the author's own modules, also those that the config imports from elsewhere, an error was thrown, if it was; the file is relative to the site's root. */
export type FindThrow = (error: unknown) => Position | undefined;

/** Frames of a bundle are followed into its sources. Others must point there already. */
export function createThrowFinder(root: string): FindThrow {
  const stackOf = createStackReader();
  return (error) => {
    const place = stackOf(error).find(
      ({ file }) =>
        (isInside(root, file) || isProjectModule(file)) && !/\/(?:node_modules|\.bifolio)\//.test(file),
    );
    return place && { ...place, file: relativePath(root, place.file) };
  };
}

/** The package whose module was being loaded when an error was thrown: of several that load each other, the first. */
export const packageOfThrow = (error: unknown): string | undefined =>
  createStackReader()(error)
    .filter(({ file }) => !isInside(PACKAGE_FOLDER, file))
    .flatMap(({ file }) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1] ?? [])
    .at(-1);

/** Tells the places of an error's stack, innermost first. */
function createStackReader(): (error: unknown) => Required<Position>[] {
  const maps = new Map<string, SourceMap | undefined>();
  const sourceOf = (path: string, line: number, column: number): Required<Position>[] => {
    if (!maps.has(path)) maps.set(path, mapBeside(path));
    const map = maps.get(path);
    if (!map) return [{ file: path, line, column }];
    const entry = map.findEntry(line - 1, column - 1);
    if (!('originalSource' in entry)) return [];
    const { originalSource, originalLine, originalColumn } = entry;
    const file = resolve(dirname(path), originalSource.replace(/\?.*$/, ''));
    return [{ file, line: originalLine + 1, column: originalColumn + 1 }];
  };
  return (error) => {
    const frames = error instanceof Error ? [...(error.stack ?? '').matchAll(FRAME)] : [];
    return frames.flatMap(([, address = '', line, column]) => {
      const path = (address.startsWith('file:') ? fileURLToPath(address) : address).replace(/\?.*$/, '');
      return sourceOf(path, Number(line), Number(column));
    });
  };
}

/** The first of these problems says where it was thrown too: in its hint, or as its own place when it names no line of another file. */
export const withThrow = ([first, ...others]: readonly Problem[], place: Position | undefined): Problem[] => {
  if (!first) return [];
  if (!place) return [first, ...others];
  const isOwn = first.line === undefined && `/${place.file}`.endsWith(`/${first.file ?? place.file}`);
  if (isOwn) return [{ ...first, ...place, file: first.file ?? place.file }, ...others];
  return [{ ...first, hint: [`Thrown at ${formatPosition(place)}.`, first.hint].join('\n') }, ...others];
};

/** A `BifolioError` that stands for another error, with the place where that was thrown. Others are as they are. */
export function placed(error: unknown, findThrow: FindThrow): unknown {
  if (!(error instanceof BifolioError) || error.cause === undefined) return error;
  return new BifolioError(withThrow(error.problems, findThrow(error.cause)), { cause: error.cause });
}

function mapBeside(path: string): SourceMap | undefined {
  if (!existsSync(`${path}.map`)) return undefined;
  return new SourceMap(JSON.parse(readFileSync(`${path}.map`, 'utf8')) as SourceMapPayload);
}
