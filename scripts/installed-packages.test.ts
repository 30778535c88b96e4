import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { importedModules, importsOf, readModules } from './module-graph.ts';
import { root } from './paths.mjs';

const GENERATOR = join(root, 'packages/generator');
const THEME = join(root, 'packages/theme');

/** What is installed with a package. */
function installedWith(folder: string): Set<string> {
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return new Set(Object.keys({ ...dependencies, ...peerDependencies }));
}

const runtimeImports = (file: string) =>
  importsOf(readFileSync(file, 'utf8').replace(/^(?:import|export) type\s[^;]*;/gm, ''));

/** `@scope/name` of `@scope/name/module.js`. */
const packageOf = (specifier: string) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Packages that modules import and that nobody has installed, as `file -> package`. */
const missing = (folder: string, files: readonly string[], installed: ReadonlySet<string>) =>
  files.flatMap((file) =>
    runtimeImports(file)
      .filter((specifier) => !/^(?:\.|node:|virtual:)/.test(specifier))
      .map(packageOf)
      .filter((name) => name !== 'bifolio' && !installed.has(name))
      .map((name) => `${relative(folder, file)} -> ${name}`),
  );

test('what sites bundle of the generator imports only packages that are installed with it', () => {
  const files = [...readModules(join(GENERATOR, 'src')).keys()];
  const graph = new Map(files.map((file) => [file, runtimeImports(file)]));
  const reached = new Set<string>();
  const walk = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    importedModules(graph, file).forEach(walk);
  };
  for (const name of ['client', 'server', 'runtime', 'search', 'hot', 'markdown'])
    walk(join(GENERATOR, 'src', `${name}.ts`));
  expect(reached.size).toBeGreaterThan(100);
  expect(missing(GENERATOR, [...reached], installedWith(GENERATOR))).toEqual([]);
});

test('what sites bundle of the theme imports only packages that are installed with it, or bundled into it', () => {
  const files = [...readModules(join(THEME, 'src')).keys()].filter((file) => !file.includes('/libraries/'));
  expect(missing(THEME, files, new Set([...installedWith(THEME), ...installedWith(GENERATOR)]))).toEqual([]);
});
