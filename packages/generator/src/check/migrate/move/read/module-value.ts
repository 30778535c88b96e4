import type { ESTree } from 'vite';
import { keyName } from '../../../../site/config/places/locate-option.ts';
import type { PlacedNode } from '../../old-site/config-modules.ts';
import { isOptions } from './literals.ts';
import { type ModuleReader, noteComputed } from './module-reader.ts';
import { requiredName, wordsOf } from './written-words.ts';

/** Nobody writes configs that are nested deeper, and circles have no end. */
const DEEPEST = 60;

/** The value of an expression, as far as it is written. */
export function moduleValue(reader: ModuleReader, written: PlacedNode, path: readonly string[]): unknown {
  const place = reader.modules.valueOf(written, isComputedText);
  const { node } = place;
  if (path.length > DEEPEST || reader.open.has(node)) return noteComputed(reader, written, path);
  reader.open.add(node);
  const value = plainValue(reader, place, written, path);
  reader.open.delete(node);
  return value;
}

function plainValue(
  reader: ModuleReader,
  place: PlacedNode,
  written: PlacedNode,
  path: readonly string[],
): unknown {
  const { module, node } = place;
  switch (node.type) {
    case 'Literal':
      return 'regex' in node && node.regex ? noteComputed(reader, written, path) : node.value;
    case 'TemplateLiteral':
      return templateText(reader, place, path) ?? noteComputed(reader, written, path);
    case 'ArrayExpression':
      return node.elements.flatMap((element, index): unknown[] => {
        if (!element) return [];
        const at = [...path, String(index)];
        if (element.type !== 'SpreadElement') return [moduleValue(reader, { module, node: element }, at)];
        const spread = moduleValue(reader, { module, node: element.argument }, path);
        return Array.isArray(spread) ? spread : [];
      });
    case 'ObjectExpression':
      return objectValue(reader, { module, node }, path);
    case 'UnaryExpression':
      return node.operator === '!' && node.argument.type === 'Literal'
        ? !node.argument.value
        : noteComputed(reader, written, path);
    case 'Identifier':
      return node.name === 'undefined' ? undefined : noteComputed(reader, written, path);
    case 'CallExpression':
      return requiredName(node) ?? noteComputed(reader, written, path);
    case 'MemberExpression':
      return memberValue(reader, place, path) ?? noteComputed(reader, written, path);
    case 'JSXElement':
    case 'JSXFragment':
      return wordsOf(node) || noteComputed(reader, written, path);
    default:
      return noteComputed(reader, written, path);
  }
}

function objectValue(
  reader: ModuleReader,
  { module, node }: { module: PlacedNode['module']; node: ESTree.ObjectExpression },
  path: readonly string[],
): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = moduleValue(reader, { module, node: property.argument }, path);
      if (typeof spread === 'object' && spread !== null) Object.assign(value, spread);
      continue;
    }
    const key = property.computed ? undefined : keyName(property.key);
    if (key === undefined) noteComputed(reader, { module, node: property }, path);
    else if (key !== '__proto__')
      value[key] = moduleValue(reader, { module, node: property.value }, [...path, key]);
  }
  return value;
}

/** A template whose parts are written texts. */
function templateText(
  reader: ModuleReader,
  { module, node }: PlacedNode,
  path: readonly string[],
): string | undefined {
  if (node.type !== 'TemplateLiteral') return undefined;
  const silent: ModuleReader = { ...reader, computed: [] };
  const values = node.expressions.map((one) => moduleValue(silent, { module, node: one }, [...path, '']));
  if (!values.every((value) => typeof value === 'string' || typeof value === 'number')) return undefined;
  return node.quasis.map(({ value }, at) => `${value.cooked ?? ''}${values[at] ?? ''}`).join('');
}

/** `labels.start`, where `labels` is an object of the site. */
function memberValue(reader: ModuleReader, { module, node }: PlacedNode, path: readonly string[]): unknown {
  if (node.type !== 'MemberExpression') return undefined;
  const key = node.computed && node.property.type !== 'Literal' ? undefined : keyName(node.property);
  const silent: ModuleReader = { ...reader, computed: [] };
  const object = moduleValue(silent, { module, node: node.object }, [...path, '']);
  return key !== undefined && isOptions(object) && Object.hasOwn(object, key) ? object[key] : undefined;
}

/** A call with a text may give anything: it is not that text. */
const isComputedText = (node: ESTree.Node): boolean =>
  node.type === 'CallExpression' && ['Literal', 'TemplateLiteral'].includes(node.arguments[0]?.type ?? '');
