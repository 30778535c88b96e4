import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ESTree } from 'vite';
import { bare, keyName, positionAt } from '../config/locate-option.ts';

type Node = ESTree.Node;

/** An option as it stands in a config. */
export interface WrittenOption {
  /** Keys from the top; entries of lists are counted. */
  path: readonly string[];
  line: number;
  column: number;
  /** Text, number or switch, where the option is one. */
  literal?: unknown;
  /** Name of the function whose call is the value: `searchPlugin` of `searchPlugin({ … })`. */
  call?: string;
}

/** The options of one file. */
export interface WrittenConfig {
  /** Relative to the folder that is checked. */
  file: string;
  options: WrittenOption[];
  /** Places whose value cannot be told without running the file. */
  unread: { line: number; column: number; source: string }[];
}

const deepest = 8;

/**
 * The options that a config names, with their places. The file is parsed and never run, so what it imports or computes is
 * listed as unread. `at` is the path that the file's default export stands at.
 */
export async function readWrittenOptions(
  root: string,
  file: string,
  at: readonly string[],
): Promise<WrittenConfig> {
  const { parseSync } = await import('vite');
  const source = readFileSync(join(root, file), 'utf8');
  const { program } = parseSync(file, source);
  const config: WrittenConfig = { file, options: [], unread: [] };
  const reader: Reader = { program, source, config };
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  if (exported) read(reader, exported.declaration, at);
  else config.unread.push({ line: 1, column: 1, source: 'no default export' });
  return config;
}

interface Reader {
  program: ESTree.Program;
  source: string;
  config: WrittenConfig;
}

function read(reader: Reader, node: Node, path: readonly string[]): void {
  const value = bare(reader.program, node);
  if (path.length > deepest) return;
  if (value?.type === 'ObjectExpression') {
    for (const property of value.properties) readProperty(reader, property, path);
  } else if (value?.type === 'ArrayExpression') {
    for (const [index, element] of value.elements.entries())
      if (element) note(reader, element, element, [...path, String(index)]);
  } else if (path.length === 0 || value?.type === 'Identifier') skip(reader, node);
}

function readProperty(reader: Reader, property: Node, path: readonly string[]): void {
  if (property.type === 'SpreadElement') {
    const spread = bare(reader.program, property.argument);
    if (spread?.type === 'ObjectExpression') read(reader, spread, path);
    else skip(reader, property);
    return;
  }
  const key = property.type === 'Property' && !property.computed ? keyName(property.key) : undefined;
  if (property.type !== 'Property' || key === undefined) skip(reader, property);
  else note(reader, property, property.value, [...path, key]);
}

function note(reader: Reader, { start }: Node, value: Node, path: readonly string[]): void {
  if (value.type === 'SpreadElement') {
    skip(reader, value);
    return;
  }
  reader.config.options.push({
    path,
    ...positionAt(reader.source, start),
    ...(value.type === 'Literal' && { literal: value.value }),
    ...(value.type === 'CallExpression' && { call: calleeName(value.callee) }),
  });
  if (value.type !== 'Identifier' || bare(reader.program, value)?.type !== 'Identifier')
    read(reader, value, path);
}

const calleeName = (callee: Node): string | undefined =>
  callee.type === 'Identifier'
    ? callee.name
    : callee.type === 'MemberExpression'
      ? keyName(callee.property)
      : undefined;

function skip({ source, config }: Reader, { start, end }: Node): void {
  const [line = ''] = source.slice(start, end).split('\n', 1);
  config.unread.push({
    ...positionAt(source, start),
    source: line.length > 60 ? `${line.slice(0, 60)}…` : line,
  });
}
