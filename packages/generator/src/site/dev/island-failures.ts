import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { ViteDevServer } from 'vite';
import type { IslandFailure } from '../../browser/navigation/hot-protocol.ts';
import { formatPosition, type Position, type Problem } from '../../core/errors/bifolio-error.ts';
import { codeFrame } from '../../core/errors/code-frame.ts';
import { hintOfThrown } from '../../core/errors/hint-of-thrown.ts';
import { isInside } from '../../core/files/is-inside.ts';
import { relativePath } from '../../core/files/relative-path.ts';
import type { Log } from '../../core/log/log.ts';
import { decodePath } from '../../core/routing/url.ts';
import type { LoadedConfig } from '../config/resolve-config.ts';

const FRAME = /(https?:\/\/[^\s()]+?):(\d+):(\d+)/g;

/** What is longer is not from a stack that somebody will read, and would be searched for minutes. */
const LONGEST = 5000;

/** Tells what islands throw in browsers, in the terminal and above the page; each once until a file changes. */
export function tellIslandFailures(
  vite: ViteDevServer,
  { root, base }: Pick<LoadedConfig, 'root' | 'base'>,
  log: Log,
): void {
  const told = new Set<string>();
  vite.watcher.on('change', () => told.clear());
  vite.ws.on('bifolio:island-failed', (message: Partial<IslandFailure> | undefined, client) => {
    const said = [message?.name, message?.message, message?.stack];
    if (!said.every((text) => typeof text === 'string')) return; // Anyone may say anything.
    const [name = '', reason = '', stack = ''] = said.map((text) => text.slice(0, LONGEST));
    const place = placeInBrowser(vite, stack, { root, base });
    const problem = problemOf(name, reason, place);
    const key = JSON.stringify(problem);
    if (!told.has(key)) log.report([problem]);
    told.add(key);
    client.send({ type: 'error', err: overlayError(problem, root) });
  });
}

function problemOf(name: string, reason: string, place: Position | undefined): Problem {
  return {
    severity: 'error',
    code: 'island-failed',
    message: stripVTControlCharacters(`The island <${name}> threw in the browser: ${reason}`),
    hint:
      hintOfThrown(reason) ?? 'Until this is mended, readers see it as it was built, and it does nothing.',
    ...place,
  };
}

/** The first place of a browser's stack that lies in the author's files. */
function placeInBrowser(
  { environments: { client } }: ViteDevServer,
  stack: string,
  { root, base }: Pick<LoadedConfig, 'root' | 'base'>,
): Position | undefined {
  for (const [, address = '', line, column] of stack.matchAll(FRAME)) {
    const path = decodePath(URL.parse(address)?.pathname ?? '').slice(base.length);
    const file = path.startsWith('@fs/') ? path.slice('@fs'.length) : join(root, path);
    if (!isInside(root, file) || /\/(?:node_modules|\.bifolio)\//.test(file)) continue;
    const [module] = client.moduleGraph.getModulesByFile(file) ?? [];
    const map = module?.transformResult?.map;
    if (!map || !('version' in map)) continue;
    const entry = new SourceMap({ sourceRoot: '', ...map } as SourceMapPayload).findEntry(
      Number(line) - 1,
      Number(column) - 1,
    );
    if ('originalSource' in entry)
      return {
        file: relativePath(root, file),
        line: entry.originalLine + 1,
        column: entry.originalColumn + 1,
      };
  }
  return undefined;
}

/** As the overlay of Vite shows it. */
function overlayError(problem: Problem, root: string) {
  const { message, hint, file, line = 1, column = 1 } = problem;
  const loc = file ? { file: join(root, file), line, column } : undefined;
  return {
    message: [message, hint].join('\n'),
    stack: file ? formatPosition(problem) : '',
    ...(loc && { loc, frame: codeFrame(readFileSync(loc.file, 'utf8'), line, column) }),
  };
}
