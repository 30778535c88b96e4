import type { ESTree } from 'vite';
import { keyName, positionAt } from '../../../site/config/places/locate-option.ts';
import { type ConfigModules, createConfigModules, type PlacedNode } from './config-modules.ts';

/** An option as it stands in a config. */
export interface WrittenOption {
  /** Keys from the top; entries of lists are counted. */
  path: readonly string[];
  /** The file it is written in, relative to the folder that is checked. */
  file: string;
  line: number;
  column: number;
  /** Text, number or switch, where the option is one. */
  literal?: unknown;
  /** Name of the function whose call is the value: `searchPlugin` of `searchPlugin({ … })`. */
  call?: string;
}

/** A place whose value cannot be told without running the config. */
interface UnreadPlace {
  path: readonly string[];
  file: string;
  line: number;
  column: number;
  source: string;
}

export interface WrittenConfig {
  options: WrittenOption[];
  unread: UnreadPlace[];
}

/** Entries of a sidebar stand deep. */
const deepest = 20;

/**
 * The options that a config names, with their places, in the files it imports from the site too. Files are parsed and never
 * run, so what is computed or comes from packages is listed as unread. `at` is the path that the default export stands at.
 */
export async function readWrittenOptions(
  root: string,
  file: string,
  at: readonly string[],
): Promise<WrittenConfig> {
  const { parseSync } = await import('vite');
  const modules = createConfigModules(root, parseSync);
  const config: WrittenConfig = { options: [], unread: [] };
  const exported = modules.defaultExport(file);
  if (exported) read({ modules, config, open: new Set() }, exported, at);
  else config.unread.push({ path: at, file, line: 1, column: 1, source: 'no default export' });
  return config;
}

interface Reader {
  modules: ConfigModules;
  config: WrittenConfig;
  /** Objects that are being read, since files may import each other. */
  open: Set<ESTree.Node>;
}

function read(reader: Reader, place: PlacedNode, path: readonly string[]): void {
  if (path.length > deepest) return;
  const { module, node } = reader.modules.valueOf(place);
  if (reader.open.has(node)) return;
  reader.open.add(node);
  readValue(reader, { module, node }, place, path);
  reader.open.delete(node);
}

function readValue(
  reader: Reader,
  { module, node }: PlacedNode,
  place: PlacedNode,
  path: readonly string[],
): void {
  if (node.type === 'ObjectExpression') {
    for (const property of node.properties) readProperty(reader, { module, node: property }, path);
  } else if (node.type === 'ArrayExpression') {
    for (const [index, element] of node.elements.entries())
      if (element) note(reader, { module, node: element }, element, [...path, String(index)]);
  } else if (node.type !== 'Literal' && node.type !== 'TemplateLiteral') skip(reader, place, path);
}

function readProperty(reader: Reader, { module, node }: PlacedNode, path: readonly string[]): void {
  if (node.type === 'SpreadElement') {
    read(reader, { module, node: node.argument }, path);
    return;
  }
  const key = node.type === 'Property' && !node.computed ? keyName(node.key) : undefined;
  if (node.type !== 'Property' || key === undefined) skip(reader, { module, node }, path);
  else note(reader, { module, node }, node.value, [...path, key]);
}

function note(
  reader: Reader,
  { module, node }: PlacedNode,
  value: ESTree.Node,
  path: readonly string[],
): void {
  if (value.type === 'SpreadElement') {
    read(reader, { module, node: value.argument }, path.slice(0, -1));
    return;
  }
  reader.config.options.push({
    path,
    file: module.file,
    ...positionAt(module.source, node.start),
    ...(value.type === 'Literal' && { literal: value.value }),
    ...(value.type === 'CallExpression' && { call: calleeName(value.callee) }),
  });
  read(reader, { module, node: value }, path);
}

const calleeName = (callee: ESTree.Node): string | undefined =>
  callee.type === 'Identifier'
    ? callee.name
    : callee.type === 'MemberExpression'
      ? keyName(callee.property)
      : undefined;

function skip({ config }: Reader, { module, node }: PlacedNode, path: readonly string[]): void {
  const [line = ''] = module.source.slice(node.start, node.end).split('\n', 1);
  config.unread.push({
    path,
    file: module.file,
    ...positionAt(module.source, node.start),
    source: line.length > 60 ? `${line.slice(0, 60)}…` : line,
  });
}
