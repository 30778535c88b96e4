import type { BlockContext } from '../../core/contracts/block.ts';
import { nearest } from '../../core/errors/nearest.ts';
import { type AttributeItem, attributeItems, camelCase } from '../../core/text/attribute-string.ts';

/** What an attribute holds: any text, nothing (a switch), a length, or one of these words. */
type AttributeKind = 'text' | 'switch' | 'length' | readonly string[];

/** The attributes that a container or embed has, named as authors write them: `full-width`. */
export type KnownAttributes = Readonly<Record<string, AttributeKind>>;

/** The opening line of a container or embed. */
export interface WrittenLine {
  /** How authors know it: `::: card`. */
  label: string;
  /** What stands behind its name. */
  info: string;
  /** Counted from 1 in the parsed text. */
  line: number;
  context: Pick<BlockContext, 'report'>;
}

interface Fault {
  message: string;
  hint: string;
}

/** Reports what an opening line says that its container does not understand: it would be lost without a word. */
export function checkAttributes({ label, info, line, context }: WrittenLine, known: KnownAttributes): void {
  const items = attributeItems(info);
  const wide = fullWidthFault(label, info);
  const faults = wide ? [wide] : items.flatMap((_, index) => faultOf(items, index, { label, known }) ?? []);
  for (const fault of faults)
    context.report({ severity: 'warning', code: 'container-attribute', line, ...fault });
}

/** Signs that Chinese keyboards write where attributes need those of ASCII. */
const FULL_WIDTH = /[\w-]+\s*(?:＝|=\s*[“”‘’＂＇「『])/;

function fullWidthFault(label: string, info: string): Fault | undefined {
  if (!FULL_WIDTH.test(info)) return undefined;
  const meant = info.replace(/[“”＂「」『』]/g, '"').replace(/[‘’＇]/g, "'");
  return {
    message: `${label} has full-width punctuation around its attributes.`,
    hint: `Write ${label} ${meant.replaceAll('＝', '=')}`,
  };
}

function faultOf(
  items: readonly AttributeItem[],
  index: number,
  { label, known }: { label: string; known: KnownAttributes },
): Fault | undefined {
  const item = items[index];
  if (!item) return undefined;
  const names = Object.keys(known);
  const name = names.find((one) => item.key !== undefined && camelCase(one) === camelCase(item.key));
  const kind = name === undefined ? undefined : known[name];
  if (item.key !== undefined && name !== undefined && kind)
    return valueFault(`${name} in ${label}`, name, item.value, kind);
  const before = items[index - 1];
  const meant = nearest(item.key ?? item.text, names);
  const hint = isUnquoted(before)
    ? `Put quotation marks around a value with spaces: ${before.key}="${before.value} ${item.key ?? item.text}".`
    : meant
      ? `Did you mean "${meant}"?`
      : names.length > 0
        ? `Use one of: ${names.join(', ')}.`
        : 'It has no attributes.';
  return { message: `Unknown attribute "${item.key ?? item.text}" in ${label}; it is ignored.`, hint };
}

const isUnquoted = (item: AttributeItem | undefined): item is AttributeItem & { key: string } =>
  item?.key !== undefined && typeof item.value === 'string' && !item.isQuoted;

const LENGTH = /^(?:[\d.]+[a-z%]*|[a-z-]+\(.*\))$/i;

function valueFault(
  place: string,
  name: string,
  value: string | boolean,
  kind: AttributeKind,
): Fault | undefined {
  const message =
    typeof value === 'string' ? `Invalid value "${value}" for ${place}.` : `Missing value for ${place}.`;
  if (kind === 'switch')
    return typeof value === 'boolean' ? undefined : { message, hint: `Write ${name} without a value.` };
  if (kind === 'text') return value === true ? { message, hint: `Write ${name}="…".` } : undefined;
  if (kind === 'length')
    return typeof value === 'string' && LENGTH.test(value.trim())
      ? undefined
      : { message, hint: `Write a length: ${name}="300px".` };
  return kind.includes(String(value)) ? undefined : { message, hint: `Use one of: ${kind.join(', ')}.` };
}
