import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { globSync } from 'tinyglobby';

/** Absolute path of a module to the specifiers it imports, statically or on demand, types included. */
export type ModuleGraph = ReadonlyMap<string, readonly string[]>;

const importPattern =
  /(?:^|\n)\s*(?:import|export)\s(?:[^'";]*?\sfrom\s*)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]\s*\)/g;
const commentPattern = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Read the imports of all modules under `folder`, tests left out. */
export function readModules(folder: string): ModuleGraph {
  const files = globSync('**/*.{ts,tsx,mts,js,mjs}', {
    cwd: folder,
    absolute: true,
    ignore: [
      '**/*.test.*',
      '**/dist/**',
      '**/node_modules/**',
      '**/fixtures/**',
      '**/.work/**',
      '**/.bifolio/**',
    ],
  });
  return new Map(files.sort().map((file) => [file, importsOf(readFileSync(file, 'utf8'))]));
}

/** The specifiers a module's text imports. */
export function importsOf(source: string): string[] {
  const code = source.replace(commentPattern, '');
  return [...code.matchAll(importPattern)].flatMap((match) => match[1] ?? match[2] ?? []);
}

/** The modules of the same graph that `file` imports. */
export function importedModules(graph: ModuleGraph, file: string): string[] {
  return (graph.get(file) ?? [])
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => resolve(dirname(file), specifier))
    .filter((target) => graph.has(target));
}

/** Every circle found by walking the graph once from each module, as the list of modules on it. */
export function findCircles(graph: ModuleGraph): string[][] {
  const circles: string[][] = [];
  const done = new Set<string>();
  const walk = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start >= 0) circles.push([...path.slice(start), file]);
    if (start >= 0 || done.has(file)) return;
    for (const target of importedModules(graph, file)) walk(target, [...path, file]);
    done.add(file);
  };
  for (const file of graph.keys()) walk(file, []);
  return circles;
}
