import type { BlockContext } from '../../core/contracts/block.ts';
import { nearest } from '../../core/errors/nearest.ts';
import {
  type AttributeItem,
  type AttributeValues,
  attributeItems,
  camelCase,
  kebabCase,
} from '../../core/text/attribute-string.ts';
import type { AttributeProps, Attributes } from '../../core/text/attributes.ts';
import { type AttributeFault, attributeValue, valueFault } from './attribute-value.ts';

/** The opening line of a container or embed. */
export interface WrittenLine {
  /** How authors know it: `::: card`. */
  label: string;
  /** What stands behind its name. */
  info: string;
  /** Counted from 1 in the parsed text. @default that of the block, for inline rules */
  line?: number;
  context: Pick<BlockContext, 'report'>;
}

/** Words that stand for an attribute with a value: `{ page: /^(\d+)$/ }` reads `3` as `page=3`. */
export type Shorthands = Readonly<Record<string, RegExp>>;

/**
 * The attributes of an opening line, each of the kind that is declared. What its container does not understand is reported, and
 * left out.
 * @example
 * ```ts
 * import { checkAttributes, contextOf, defineBlock } from 'bifolio/markdown';
 * import { renderWith } from 'bifolio/testing';
 *
 * const cups = defineBlock({
 *   name: 'cups',
 *   setup(md) {
 *     md.core.ruler.push('cups', ({ env }) => {
 *       const place = { label: '::: cups', info: 'open colour="red"', line: 0, context: contextOf(env) };
 *       checkAttributes(place, { open: 'switch' }); // Gives { open: true }, and warns of `colour`.
 *     });
 *   },
 * });
 * const { problems } = await renderWith({}, [cups])('Tea');
 * problems.length; // 1
 * ```
 */
export function checkAttributes<Declared extends Attributes>(
  { label, info, line, context }: WrittenLine,
  declared: Declared,
  shorthands: Shorthands = {},
): AttributeProps<Declared> {
  const items = attributeItems(info).map((item) => longForm(item, shorthands));
  const kinds: Attributes = Object.fromEntries(
    Object.entries(declared).map(([name, kind]) => [camelCase(name), kind]),
  );
  const read = items.map((_, index) => readItem(items, index, { label, declared: kinds }));
  const wide = fullWidthFault(label, info);
  for (const fault of wide ? [wide] : read.flatMap(({ fault = [] }) => fault))
    context.report({ severity: 'warning', code: 'container-attribute', line, ...fault });
  return Object.fromEntries(read.flatMap(({ entry }) => (entry ? [entry] : []))) as AttributeProps<Declared>;
}

/**
 * The declared ones among attributes that stand beside free text, each of its kind. Invalid values are reported and left out; others
 * are not looked at.
 * @example
 * ```ts
 * import { contextOf, defineBlock, parseAttributes, readAttributes } from 'bifolio/markdown';
 * import { renderWith } from 'bifolio/testing';
 *
 * const cups = defineBlock({
 *   name: 'cups',
 *   setup(md) {
 *     md.core.ruler.push('cups', ({ env }) => {
 *       const place = { label: 'cups', line: 0, context: contextOf(env) };
 *       readAttributes(place, parseAttributes('width=wide'), { width: 'length' }); // Gives {}, and warns.
 *     });
 *   },
 * });
 * const { problems } = await renderWith({}, [cups])('Tea');
 * problems.length; // 1
 * ```
 */
export function readAttributes<Declared extends Attributes>(
  { label, line, context }: Omit<WrittenLine, 'info'>,
  values: AttributeValues,
  declared: Declared,
): AttributeProps<Declared> {
  const entries = Object.entries(declared).flatMap(([name, kind]) => {
    if (values[name] === undefined) return [];
    const value = attributeValue(kind, values[name]);
    if (value !== undefined) return [[name, value]];
    const fault = valueFault(kind, name, values[name], `${name} in ${label}`);
    context.report({ severity: 'warning', code: 'container-attribute', line, ...fault });
    return [];
  });
  return Object.fromEntries(entries);
}

function longForm(item: AttributeItem, shorthands: Shorthands): AttributeItem {
  if (item.key === undefined || item.value !== true) return item;
  for (const [key, pattern] of Object.entries(shorthands)) {
    const [, value] = pattern.exec(item.key) ?? [];
    if (value !== undefined) return { key, value, isQuoted: true };
  }
  return item;
}

/** Signs that Chinese keyboards write where attributes need those of ASCII. */
const FULL_WIDTH = /[\w-]+\s*(?:＝|=\s*[“”‘’＂＇「『])/;

function fullWidthFault(label: string, info: string): AttributeFault | undefined {
  if (!FULL_WIDTH.test(info)) return undefined;
  const meant = info.replace(/[“”＂「」『』]/g, '"').replace(/[‘’＇]/g, "'");
  return {
    message: `${label} has full-width punctuation around its attributes.`,
    hint: `Write ${label} ${meant.replaceAll('＝', '=')}`,
  };
}

interface ReadItem {
  entry?: readonly [name: string, value: unknown];
  fault?: AttributeFault;
}

function readItem(
  items: readonly AttributeItem[],
  index: number,
  { label, declared }: { label: string; declared: Attributes },
): ReadItem {
  const item = items[index];
  if (!item) return {};
  if (item.key === undefined || !Object.hasOwn(declared, camelCase(item.key)))
    return { fault: unknownFault(item, items[index - 1], { label, declared }) };
  const name = camelCase(item.key);
  const kind = declared[name] ?? 'any';
  const value = attributeValue(kind, item.value);
  if (value !== undefined) return { entry: [name, value] };
  const shown = kebabCase(name);
  // `title=false` takes a title away.
  return item.value === false && kind === 'text'
    ? {}
    : { fault: valueFault(kind, shown, item.value, `${shown} in ${label}`) };
}

function unknownFault(
  item: AttributeItem,
  before: AttributeItem | undefined,
  { label, declared }: { label: string; declared: Attributes },
): AttributeFault {
  const names = Object.keys(declared).map(kebabCase);
  const written = item.key ?? item.text;
  const meant = nearest(written, names);
  const hint = isUnquoted(before)
    ? `Put quotation marks around a value with spaces: ${before.key}="${before.value} ${written}".`
    : meant
      ? `Did you mean "${meant}"?`
      : names.length > 0
        ? `Use one of: ${names.join(', ')}.`
        : 'It has no attributes.';
  return { message: `Unknown attribute "${written}" in ${label}; it is ignored.`, hint };
}

const isUnquoted = (item: AttributeItem | undefined): item is AttributeItem & { key: string } =>
  item?.key !== undefined && typeof item.value === 'string' && !item.isQuoted;
