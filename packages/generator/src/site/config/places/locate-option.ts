import { readFileSync } from 'node:fs';
import type { ESTree } from 'vite';
import type { Position } from '../../../core/errors/bifolio-error.ts';

type Node = ESTree.Node;

/**
 * Line and column of an option in the source of a config, or of the nearest option above it that can be seen there.
 * Follows `defineConfig(...)`, `theme(...)`, `satisfies`, and constants and functions of the same file. Empty when nothing is found.
 */
export async function locateOption(file: string, path: readonly (string | number)[]): Promise<Position> {
  const { parseSync } = await import('vite');
  const source = readFileSync(file, 'utf8');
  const { program } = parseSync(file, source);
  const exported = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  if (!exported) return {};
  const offset = findOffset(program, exported.declaration, path);
  return offset === undefined ? {} : positionAt(source, offset);
}

function findOffset(
  program: ESTree.Program,
  start: Node,
  path: readonly (string | number)[],
): number | undefined {
  let node: Node | undefined = start;
  let found: number | undefined;
  for (const part of path) {
    const value: Node | undefined = node && bare(program, node);
    const entry: Node | undefined | null = value && entryOf(value, part);
    if (!entry) break;
    found = entry.start;
    node = entry.type === 'Property' ? entry.value : entry;
  }
  return found;
}

function entryOf(node: Node, part: string | number): Node | undefined | null {
  if (node.type === 'ArrayExpression') return node.elements[Number(part)];
  if (node.type !== 'ObjectExpression') return undefined;
  return node.properties.find(
    (property) => property.type === 'Property' && keyName(property.key) === String(part),
  );
}

/** The name of a key, unless it is computed. */
export const keyName = (key: Node) =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;

/** The object or list behind calls, type assertions, functions and constants; a name that is none of this file stays a name. */
export function bare(program: ESTree.Program, start: Node): Node {
  let node = start;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const next = behind(program, node);
    if (!next) break;
    node = next;
  }
  return node;
}

/** Files may be written in circles. */
const MOST_STEPS = 50;

/**
 * One step closer to an object or list. Of a call, that is the object it is given, else what a function of this file
 * returns, else its first argument.
 */
export function behind(program: ESTree.Program, node: Node): Node | undefined {
  switch (node.type) {
    case 'CallExpression': {
      const [given] = node.arguments;
      return given?.type === 'ObjectExpression' ? given : (calledFunction(program, node.callee) ?? given);
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
    case 'AwaitExpression':
      return 'argument' in node ? node.argument : node.expression;
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return returned(node);
    case 'Identifier':
      return constant(program, node.name);
    default:
      return undefined;
  }
}

/** What a function returns at its end: `() => ({ … })`, `() => { return { … } }`. */
function returned({ body }: ESTree.Function | ESTree.ArrowFunctionExpression): Node | undefined {
  if (body?.type !== 'BlockStatement') return body ?? undefined;
  const last = body.body.at(-1);
  return (last?.type === 'ReturnStatement' && last.argument) || undefined;
}

function calledFunction(program: ESTree.Program, callee: Node): Node | undefined {
  if (callee.type !== 'Identifier') return undefined;
  const value = constant(program, callee.name);
  return value && isFunction(value) ? value : undefined;
}

/** Whether a node is a function that can be looked into. */
export const isFunction = ({ type }: Node) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

function constant(program: ESTree.Program, name: string): Node | undefined {
  for (const statement of program.body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type === 'FunctionDeclaration' && declared.id?.name === name) return declared;
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') continue;
    for (const { id, init } of declared.declarations) {
      if (id.type === 'Identifier' && id.name === name && init) return init;
    }
  }
  return undefined;
}

/** Line and column, from 1, of an offset in UTF-16 units. */
export function positionAt(source: string, offset: number): { line: number; column: number } {
  const before = source.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}
