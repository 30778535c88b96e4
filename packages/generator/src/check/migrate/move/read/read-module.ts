import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ESTree } from 'vite';
import { keyName, positionAt } from '../../../../site/config/places/locate-option.ts';
import { type ConfigModules, createConfigModules, type PlacedNode } from '../../old-site/config-modules.ts';
import { findCalls } from './find-calls.ts';
import { isOptions } from './literals.ts';

/** The value of a config in JavaScript, as far as it is written and not computed. */
export interface ReadModule {
  value: unknown;
  /** What is computed, and so missing in `value`. */
  computed: readonly ComputedValue[];
}

export interface ComputedValue {
  /** Keys from the top, joined by dots. */
  path: string;
  file: string;
  line: number;
  /** Its first line, cut. */
  source: string;
}

interface Reader {
  modules: ConfigModules;
  computed: ComputedValue[];
  open: Set<ESTree.Node>;
}

/** Nobody writes configs that are nested deeper, and circles have no end. */
const DEEPEST = 60;

/** Reads the default export of a module, or what it assigns to `module.exports`. Files are parsed and never run. */
export async function readModule(root: string, file: string): Promise<ReadModule> {
  const { parseSync } = await import('vite');
  const reader: Reader = { modules: createConfigModules(root, parseSync), computed: [], open: new Set() };
  const exported = reader.modules.defaultExport(file);
  if (!exported) {
    return { value: undefined, computed: [{ path: '', file, line: 1, source: 'no default export' }] };
  }
  return { value: valueAt(reader, exported, []), computed: reader.computed };
}

/** A call in a module, with its arguments as far as they are written. */
export interface WrittenCall {
  name: string;
  /** Names of the variables that hold what it returns. */
  variables: readonly string[];
  values: readonly unknown[];
  /** As written. */
  source: string;
  line: number;
}

/** The calls of some functions in a module. Files are parsed and never run. */
export async function readCalls(
  root: string,
  file: string,
  names: readonly string[],
): Promise<WrittenCall[]> {
  const { parseSync } = await import('vite');
  const reader: Reader = { modules: createConfigModules(root, parseSync), computed: [], open: new Set() };
  const source = readFileSync(join(root, file), 'utf8');
  const { program } = parseSync(file, source);
  const module = { file, source, program };
  return findCalls(program, names).map(({ node, name, variables }) => ({
    name,
    variables,
    values: node.arguments.map((argument) => valueAt(reader, { module, node: argument }, [])),
    source: source.slice(node.start, node.end),
    line: positionAt(source, node.start).line,
  }));
}

/** Reads an expression that stands in a page; `undefined` if it is none. */
export async function createExpressionReader(): Promise<(source: string) => unknown> {
  const { parseSync } = await import('vite');
  return (written) => {
    const source = `export default ${written}`;
    const { program } = parseSync('page.tsx', source);
    const reader: Reader = { modules: createConfigModules('.', parseSync), computed: [], open: new Set() };
    const [statement] = program.body;
    if (statement?.type !== 'ExportDefaultDeclaration') return undefined;
    return valueAt(
      reader,
      { module: { file: 'page.tsx', source, program }, node: statement.declaration },
      [],
    );
  };
}

function valueAt(reader: Reader, written: PlacedNode, path: readonly string[]): unknown {
  const place = reader.modules.valueOf(written, isComputedText);
  const { node } = place;
  if (path.length > DEEPEST || reader.open.has(node)) return note(reader, written, path);
  reader.open.add(node);
  const value = plainValue(reader, place, written, path);
  reader.open.delete(node);
  return value;
}

function plainValue(
  reader: Reader,
  place: PlacedNode,
  written: PlacedNode,
  path: readonly string[],
): unknown {
  const { module, node } = place;
  switch (node.type) {
    case 'Literal':
      return 'regex' in node && node.regex ? note(reader, written, path) : node.value;
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? node.quasis[0]?.value.cooked : note(reader, written, path);
    case 'ArrayExpression':
      return node.elements.flatMap((element, index): unknown[] => {
        if (!element) return [];
        const at = [...path, String(index)];
        if (element.type !== 'SpreadElement') return [valueAt(reader, { module, node: element }, at)];
        const spread = valueAt(reader, { module, node: element.argument }, path);
        return Array.isArray(spread) ? spread : [];
      });
    case 'ObjectExpression':
      return objectValue(reader, { module, node }, path);
    case 'UnaryExpression':
      return node.operator === '!' && node.argument.type === 'Literal'
        ? !node.argument.value
        : note(reader, written, path);
    case 'Identifier':
      return node.name === 'undefined' ? undefined : note(reader, written, path);
    case 'CallExpression':
      return requiredName(node) ?? note(reader, written, path);
    case 'MemberExpression':
      return memberValue(reader, place, path) ?? note(reader, written, path);
    case 'JSXElement':
    case 'JSXFragment':
      return wordsOf(node) || note(reader, written, path);
    default:
      return note(reader, written, path);
  }
}

function objectValue(
  reader: Reader,
  { module, node }: { module: PlacedNode['module']; node: ESTree.ObjectExpression },
  path: readonly string[],
): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = valueAt(reader, { module, node: property.argument }, path);
      if (typeof spread === 'object' && spread !== null) Object.assign(value, spread);
      continue;
    }
    const key = property.computed ? undefined : keyName(property.key);
    if (key === undefined) note(reader, { module, node: property }, path);
    else if (key !== '__proto__')
      value[key] = valueAt(reader, { module, node: property.value }, [...path, key]);
  }
  return value;
}

/** `labels.start`, where `labels` is an object of the site. */
function memberValue(reader: Reader, { module, node }: PlacedNode, path: readonly string[]): unknown {
  if (node.type !== 'MemberExpression') return undefined;
  const key = node.computed && node.property.type !== 'Literal' ? undefined : keyName(node.property);
  const silent: Reader = { ...reader, computed: [] };
  const object = valueAt(silent, { module, node: node.object }, [...path, '']);
  return key !== undefined && isOptions(object) && Object.hasOwn(object, key) ? object[key] : undefined;
}

/** The words within elements, which are the same whatever components they stand in. */
const wordsOf = ({ children }: ESTree.JSXElement | ESTree.JSXFragment): string =>
  children
    .map((child) =>
      child.type === 'JSXText'
        ? child.value
        : child.type === 'JSXElement' || child.type === 'JSXFragment'
          ? wordsOf(child)
          : '',
    )
    .join('')
    .replace(/&[a-z]+;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The name in `require.resolve('name')` and `require('name')`. */
function requiredName({ callee, arguments: [first] }: ESTree.CallExpression): string | undefined {
  const name = callee.type === 'MemberExpression' ? callee.object : callee;
  const isRequire = name.type === 'Identifier' && name.name === 'require';
  return isRequire && first?.type === 'Literal' && typeof first.value === 'string' ? first.value : undefined;
}

/** A call with a text may give anything: it is not that text. */
const isComputedText = (node: ESTree.Node): boolean =>
  node.type === 'CallExpression' && ['Literal', 'TemplateLiteral'].includes(node.arguments[0]?.type ?? '');

const LONGEST = 60;

function note(reader: Reader, { module, node }: PlacedNode, path: readonly string[]): undefined {
  const [line = ''] = module.source.slice(node.start, node.end).split('\n', 1);
  reader.computed.push({
    path: path.join('.'),
    file: module.file,
    line: positionAt(module.source, node.start).line,
    source: line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line,
  });
  return undefined;
}
