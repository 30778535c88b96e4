import { builtinModules } from 'node:module';
import { basename, extname } from 'node:path';
import type { Problem } from '../../../core/errors/bifolio-error.ts';
import { relativePath } from '../../../core/files/relative-path.ts';
import { type AuthorFile, placeAt } from './author-code.ts';

/** Hooks whose only effect comes after a component has come to the browser. */
const HOOKS =
  /\buse(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|Transition|Optimistic|ActionState)\s*[(<]/;
const HANDLER = /\son[A-Z][A-Za-z]*=\{/g;
const BUILTIN = new Set(builtinModules);

/** What would be silent: state and handlers in components that run at build only, and modules of Node in islands. */
export function lifelessCode(files: readonly AuthorFile[], root: string): Problem[] {
  const problems: Problem[] = [];
  const islands = files.filter(({ isIsland }) => isIsland).map(({ path }) => basename(path, extname(path)));
  for (const { path, code, inBrowsers, imports } of files) {
    const file = relativePath(root, path);
    const report = (index: number, said: Pick<Problem, 'code' | 'message' | 'hint'>) =>
      problems.push({ severity: 'warning', file, ...placeAt(code, index), ...said });
    if (!inBrowsers) reportSilence(code, { isMdx: path.endsWith('.mdx'), islands }, report);
    for (const { name, index } of imports)
      if (inBrowsers && isBuiltin(name)) report(index, nodeInIsland(name));
  }
  return problems;
}

type Report = (index: number, said: Pick<Problem, 'code' | 'message' | 'hint'>) => void;

interface SilenceOptions {
  isMdx: boolean;
  /** Names of components that refuse handlers, and say so themselves. */
  islands: readonly string[];
}

function reportSilence(code: string, { isMdx, islands }: SilenceOptions, report: Report): void {
  const found =
    HOOKS.exec(code) ??
    [...code.matchAll(HANDLER)].find(({ index }) => !islands.includes(tagAround(code, index)));
  if (!found) return;
  const name = found[0].trim().replace(/\W+$/, '');
  report(found.index + (found[0].length - found[0].trimStart().length), {
    code: 'lifeless-code',
    message: `${name} has no effect here: this ${isMdx ? 'page' : 'component'} runs while the site is built, and readers get its HTML only.`,
    hint: isMdx
      ? "Move it into a component of its own that begins with 'use client', and use that here."
      : "Begin the file with 'use client', so that the component comes alive in the browser.",
  });
}

/** The name of the tag that an attribute stands in. */
const tagAround = (code: string, index: number) =>
  /<(\w+)$/.exec(code.slice(0, index).replace(/(<\w+)[^<]*$/, '$1'))?.[1] ?? '';

const nodeInIsland = (name: string) => ({
  code: 'node-in-island',
  message: `An island runs in browsers, which have no "${name}".`,
  hint: "Read in a component without 'use client', which runs at build, and pass what the island needs as a prop.",
});

const isBuiltin = (name: string) => name.startsWith('node:') || BUILTIN.has(name);
