import { isRecord, type Pointer, pointerOf } from '../description/pointer.ts';
import type { Placed, Reader } from '../description/reader.ts';

/** A part of the name of a type; with `href`, a link. */
export interface TypePart {
  text: string;
  href?: string;
}

/** What types are named with. */
export interface TypeTools {
  reader: Reader;
  /** Link to the page of a schema by its name; `undefined` when it has none. */
  hrefOf(schema: string): string | undefined;
}

/** Inline types of types are not written deeper than this. */
const DEEPEST = 4;

/** The name of a type, with links to the schemas in it: `Pet[] | null`. */
export function typeParts(schema: Placed, tools: TypeTools, depth = 0): TypePart[] {
  const name = nameOfReference(schema.value);
  const href = name === undefined ? undefined : tools.hrefOf(name);
  if (name !== undefined && href) return [{ text: name, href }];
  const { value, at } = tools.reader.follow(schema);
  if (value === true) return [{ text: 'any' }];
  if (!isRecord(value) || depth > DEEPEST) return [{ text: 'object' }];
  const parts = inlineType(value, at, tools, depth);
  return value.nullable === true ? [...parts, { text: ' | null' }] : parts;
}

/** `Pet` of a reference to `#/components/schemas/Pet`. */
export function nameOfReference(value: unknown): string | undefined {
  if (!isRecord(value) || typeof value.$ref !== 'string') return undefined;
  const [components, schemas, name, ...rest] = pointerOf(value.$ref);
  const isSchema = value.$ref.startsWith('#') && components === 'components' && schemas === 'schemas';
  return isSchema && rest.length === 0 && typeof name === 'string' ? name : undefined;
}

function inlineType(
  value: Record<string, unknown>,
  at: Pointer,
  tools: TypeTools,
  depth: number,
): TypePart[] {
  const of = (key: string, ...others: (string | number)[]) => ({
    value: [key, ...others].reduce<unknown>((part, name) => Reflect.get(Object(part), name), value),
    at: [...at, key, ...others],
  });
  const several = (key: string, separator: string) => {
    const list = Array.isArray(value[key]) ? value[key] : [];
    return joined(
      list.map((_, index) => typeParts(of(key, index), tools, depth + 1)),
      separator,
    );
  };
  if ('const' in value) return [{ text: JSON.stringify(value.const) }];
  for (const key of ['oneOf', 'anyOf']) if (Array.isArray(value[key])) return several(key, ' | ');
  if (Array.isArray(value.allOf)) return several('allOf', ' & ');
  if (Array.isArray(value.type)) {
    const types = value.type.map(String);
    return joined(
      types.map((type) => inlineType({ ...value, type }, at, tools, depth)),
      ' | ',
    );
  }
  if (value.type === 'array' || 'items' in value) {
    const item = 'items' in value ? typeParts(of('items'), tools, depth + 1) : [{ text: 'any' }];
    return item.length > 1 ? [{ text: '(' }, ...item, { text: ')[]' }] : [...item, { text: '[]' }];
  }
  if (isRecord(value.additionalProperties) && !value.properties) {
    const item = typeParts(of('additionalProperties'), tools, depth + 1);
    return [{ text: '{ [key]: ' }, ...item, { text: ' }' }];
  }
  const type = typeof value.type === 'string' ? value.type : value.properties ? 'object' : 'any';
  return [{ text: typeof value.format === 'string' ? `${type} (${value.format})` : type }];
}

function joined(lists: readonly TypePart[][], separator: string): TypePart[] {
  const seen = new Set<string>();
  const different = lists.filter((parts) => {
    const text = parts.map((part) => part.text).join('');
    return !seen.has(text) && seen.add(text);
  });
  return different.flatMap((parts, index) => (index === 0 ? parts : [{ text: separator }, ...parts]));
}
