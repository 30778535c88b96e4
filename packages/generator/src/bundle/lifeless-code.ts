import { existsSync, readFileSync, statSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { Problem } from '../errors/bifolio-error.ts';

/** Hooks whose only effect comes after a component has come to the browser. */
const HOOKS =
  /\buse(?:State|Reducer|Effect|LayoutEffect|InsertionEffect|SyncExternalStore|Transition|Optimistic|ActionState)\s*[(<]/;
const HANDLER = /\son[A-Z][A-Za-z]*=\{/;
const DIRECTIVE = /^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/[^\n]*\n\s*)*(['"])use client\1/;
const IMPORT = /\b(?:from|import)\s*\(?\s*(['"])([^'"\n]+)\1/g;
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.js'];
const BUILTIN = new Set(builtinModules);

/**
 * What would be silent: state and handlers in components that run at build only, and modules of Node in islands. Follows what
 * the author's files import of each other. `files` are absolute paths of components, layouts and `.mdx` pages.
 */
export function lifelessCode(files: readonly string[], root: string): Problem[] {
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const look = (path: string, inIsland: boolean) => {
    const code = shownCode(path);
    const isIsland = inIsland || DIRECTIVE.test(code);
    const key = `${isIsland} ${path}`;
    if (seen.has(key)) return;
    seen.add(key);
    const file = relative(root, path).replaceAll('\\', '/');
    const report = (index: number, said: Pick<Problem, 'code' | 'message' | 'hint'>) =>
      problems.push({ severity: 'warning', file, ...placeAt(code, index), ...said });
    if (!isIsland) reportSilence(code, path.endsWith('.mdx'), report);
    for (const match of code.matchAll(IMPORT)) {
      const [, , name = ''] = match;
      if (isIsland && isBuiltin(name)) report(match.index, nodeInIsland(name));
      const imported = name.startsWith('.') ? resolved(join(dirname(path), name)) : undefined;
      if (imported) look(imported, isIsland);
    }
  };
  for (const path of files) look(path, false);
  return problems;
}

type Report = (index: number, said: Pick<Problem, 'code' | 'message' | 'hint'>) => void;

function reportSilence(code: string, isMdx: boolean, report: Report): void {
  const found = HOOKS.exec(code) ?? HANDLER.exec(code);
  if (!found) return;
  const name = found[0].trim().replace(/\W+$/, '');
  report(found.index + (found[0].length - found[0].trimStart().length), {
    code: 'lifeless-code',
    message: `${name} does nothing here: this ${isMdx ? 'page' : 'component'} runs while the site is built, and readers get its HTML only.`,
    hint: isMdx
      ? "Move it into a component of its own that begins with 'use client', and use that here."
      : "Begin the file with 'use client', so that the component comes alive in the browser.",
  });
}

const nodeInIsland = (name: string) => ({
  code: 'node-in-island',
  message: `An island runs in browsers, which have no "${name}".`,
  hint: "Read in a component without 'use client', which runs at build, and pass what the island needs as a prop.",
});

const isBuiltin = (name: string) => name.startsWith('node:') || BUILTIN.has(name);

/** The code with comments blanked, and of pages the samples of code too: what stands in them is not run. */
function shownCode(path: string): string {
  if (!existsSync(path)) return ''; // Removed while the site was read.
  const code = readFileSync(path, 'utf8');
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  const shown = path.endsWith('.mdx')
    ? code.replace(/^ *(`{3,}|~{3,})[\s\S]*?^ *\1|`[^`\n]+`/gm, blank)
    : code;
  return shown.replace(/\/\*[\s\S]*?\*\/|(?<=^|[\s;{}(])\/\/[^\n]*/g, blank);
}

function resolved(path: string): string | undefined {
  if (/\.(?:css|scss|json|svg|png)$/.test(path)) return undefined;
  const found = ENDINGS.map((ending) => path + ending).find(
    (one) => existsSync(one) && statSync(one).isFile(),
  );
  return found?.match(/\.[jt]sx?$/) ? found : undefined;
}

function placeAt(text: string, index: number): { line: number; column: number } {
  const before = text.slice(0, index);
  return { line: before.split('\n').length, column: index - before.lastIndexOf('\n') };
}
