import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { ESTree } from 'vite';
import { bare } from '../config/locate-option.ts';
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
  /** The value behind calls, assertions, functions that only return it, constants, and imports from files of the site. */
  valueOf(place: PlacedNode): PlacedNode;
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

  function follow(place: PlacedNode, seen: readonly Node[] = []): PlacedNode {
    const node = returned(bare(place.module.program, place.node) ?? place.node);
    if (seen.includes(node) || seen.length > mostSteps) return { ...place, node };
    if (node !== place.node && node.type !== 'Identifier') return follow({ ...place, node }, [...seen, node]);
    if (node.type !== 'Identifier') return { ...place, node };
    const imported = importOf(place.module.program, node.name);
    const file = imported && resolveFile(root, place.module.file, imported.from);
    const exported = file && exportOf(open(file), imported.name);
    return exported ? follow(exported, [...seen, node]) : { ...place, node };
  }

  function exportOf(
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
  }

  return {
    defaultExport(file) {
      const module = open(file);
      const node = commonExport(module.program);
      return exportOf(module, 'default') ?? (node && { module, node });
    },
    valueOf: (place) => follow(place),
  };
}

const mostSteps = 50;

/** What a function without arguments worth knowing returns: `() => ({ … })`, `() => { return { … } }`. */
function returned(node: Node): Node {
  if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionExpression') return node;
  const { body } = node;
  if (body?.type !== 'BlockStatement') return body ?? node;
  const last = body.body.at(-1);
  return (last?.type === 'ReturnStatement' && last.argument) || node;
}

/** A file of the site; what is imported from packages is left alone. `./a.js` may be `./a.ts`. */
function resolveFile(root: string, from: string, specifier: string): string | undefined {
  if (!specifier.startsWith('.')) return undefined;
  const path = posix.join(posix.dirname(from), specifier);
  const stem = path.replace(/\.[cm]?js$/, '');
  const endings = ['ts', 'mts', 'js', 'mjs', 'cts', 'cjs'];
  const candidates = [
    path,
    ...endings.map((ending) => `${stem}.${ending}`),
    ...endings.map((ending) => `${path}/index.${ending}`),
  ];
  return candidates.find((file) => existsSync(join(root, file)) && statSync(join(root, file)).isFile());
}
