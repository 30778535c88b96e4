import type { ViteDevServer } from 'vite';
import { BifolioError, type Position, type Problem } from '../../../core/errors/bifolio-error.ts';
import { bundleProblems } from '../../bundle/problems/bundle-problems.ts';
import { throwOfConfig } from '../../bundle/problems/function-threw.ts';
import { moduleFailed } from '../../bundle/problems/module-failed.ts';
import { createThrowFinder } from '../../bundle/problems/throw-finder.ts';

/** Why a page cannot be shown, and where in the author's modules the cause was thrown; that file is relative to `root`. */
export interface PageFailure {
  problems: readonly Problem[];
  thrown?: Position;
}

const FRAME = /^ +at (?:.*\()?(\/[^)\n]*?):\d+:\d+\)?$/gm;

/** Makes a stack trace point into the sources. Modules that were invalidated after they threw have lost their source maps: they are compiled again. */
export async function pointIntoSources(vite: ViteDevServer, thrown: Error): Promise<void> {
  const { ssr } = vite.environments;
  for (const [, id = ''] of (thrown.stack ?? '').matchAll(FRAME)) {
    const module = ssr.moduleGraph.getModuleById(id);
    // What cannot be read any more is told by the next rendering.
    if (module && !module.transformResult) await ssr.transformRequest(module.url).catch(() => {});
  }
  vite.ssrFixStacktrace(thrown);
}

/** Stack traces must point into the sources. */
export function pageFailure(error: unknown, root: string): PageFailure {
  const own = createThrowFinder(root)(error instanceof BifolioError ? error.cause : error);
  const ofConfig = throwOfConfig(error, own);
  if (ofConfig) return { problems: [ofConfig] };
  if (error instanceof BifolioError) return { problems: bundleProblems(error, root), thrown: own };
  if (isOfCompiler(error)) return { problems: bundleProblems(error, root) };
  const thrown = error instanceof Error ? error : new Error(String(error));
  return { problems: [own ? moduleFailed(thrown, own) : unexpected(thrown)] };
}

/** What Vite and its plugins throw at a module that they cannot read, or cannot find. */
const isOfCompiler = (error: unknown): boolean =>
  error instanceof Error &&
  ('plugin' in error || /^(?:Cannot find (?:module|package)|Failed to load url) /.test(error.message));

const unexpected = ({ message, stack }: Error): Problem => ({
  severity: 'error',
  code: 'unexpected',
  message,
  hint: stack?.replace(/^.*?\n(?= +at )/s, ''),
});
