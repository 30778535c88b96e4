import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ESTree } from 'vite';
import { behind, isFunction } from '../../../site/config/places/locate-option.ts';
import { commonExport, exportedBy, importOf } from './module-names.ts';

type Node = ESTree.Node;

/** A file of a config, parsed and never run. */
interface ConfigModule {
  /** Relative to the folder that is checked. */
  file: string;
  source: string;
  program: ESTree.Program;
}

/** A value, with the file it is written in. */
export interface PlacedNode {
  module: ConfigModule;
  node: Node;
}

/** Finds what is written in the files of a config. */
export interface ConfigModules {
  /** The file's default export, or what it assigns to `module.exports`. */
  defaultExport(file: string): PlacedNode | undefined;
  /**
   * The value behind calls, assertions, functions of the site that return it, constants, and imports from files of the site; or the
   * first node on the way there that is `wanted`.
   */
  valueOf(place: PlacedNode, wanted?: (node: Node) => boolean): PlacedNode;
}

/** Files are parsed once, `parse` being Vite's. */
export function createConfigModules(
  root: string,
  parse: (file: string, source: string) => { program: ESTree.Program },
): ConfigModules {
  const modules = new Map<string, ConfigModule>();

  function open(file: string): ConfigModule {
    const known = modules.get(file);
    if (known) return known;
    const source = readFileSync(join(root, file), 'utf8');
    const module = { file, source, program: parse(file, source).program };
    modules.set(file, module);
    return module;
  }

  /** Goes on to the value, or to the first node that is `wanted`. */
  function follow(place: PlacedNode, wanted = (_node: Node) => false): PlacedNode {
    const seen = new Set<Node>();
    for (let at = place; ; ) {
      if (wanted(at.node) || seen.has(at.node)) return at;
      seen.add(at.node);
      const next = step(at);
      if (!next) return at;
      at = next;
    }
  }

  function step({ module, node }: PlacedNode): PlacedNode | undefined {
    const next = behind(module.program, node);
    if (node.type === 'Identifier' && !next) return imported(module, node.name);
    return functionOfOtherFile(module, node) ?? (next && { module, node: next });
  }

  /** A function that is called as one of the same file would be. */
  function functionOfOtherFile(module: ConfigModule, node: Node): PlacedNode | undefined {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return undefined;
    if (node.arguments[0]?.type === 'ObjectExpression') return undefined;
    const value = imported(module, node.callee.name);
    const found = value && follow(value, isFunction);
    return found && isFunction(found.node) ? found : undefined;
  }

  function imported(module: ConfigModule, name: string): PlacedNode | undefined {
    const from = importOf(module.program, name);
    const file = from && resolveFile(root, module.file, from.from);
    return file ? exportOf(open(file), from.name) : undefined;
  }

  const exportOf = exportFinder(root, open);

  return {
    defaultExport(file) {
      const module = open(file);
      const node = commonExport(module.program);
      return exportOf(module, 'default') ?? (node && { module, node });
    },
    valueOf: follow,
  };
}

/** Makes a function that finds what a module exports under a name, itself or from others. */
function exportFinder(root: string, open: (file: string) => ConfigModule) {
  return function exportOf(
    module: ConfigModule,
    name: string,
    seen: readonly string[] = [],
  ): PlacedNode | undefined {
    if (seen.includes(module.file)) return undefined;
    for (const statement of module.program.body) {
      const node = exportedBy(statement, name);
      if (node) return { module, node };
      if (statement.type !== 'ExportAllDeclaration' || statement.exported) continue;
      const file = resolveFile(root, module.file, statement.source.value);
      const found = file && exportOf(open(file), name, [...seen, module.file]);
      if (found) return found;
    }
    return undefined;
  };
}

/** A file of the site; what is imported from packages is left alone. `./a.js` may be `./a.ts`, `@/a` stands in the project or its `src`. */
function resolveFile(root: string, from: string, specifier: string): string | undefined {
  const isAlias = /^[@~]\//.test(specifier);
  if (!specifier.startsWith('.') && !isAlias) return undefined;
  const paths = isAlias
    ? ['', 'src/', 'app/'].map((folder) => folder + specifier.slice(2))
    : [posix.join(posix.dirname(from), specifier)];
  const endings = ['ts', 'mts', 'js', 'mjs', 'cts', 'cjs', 'tsx', 'jsx'];
  const candidates = paths.flatMap((path) => [
    path,
    ...endings.map((ending) => `${path.replace(/\.[cm]?js$/, '')}.${ending}`),
    ...endings.map((ending) => `${path}/index.${ending}`),
  ]);
  return candidates.find((file) => existsSync(join(root, file)) && statSync(join(root, file)).isFile());
}
