import { isRecord } from '../description/pointer.ts';
import type { Placed } from '../description/reader.ts';
import type { Text } from '../text.ts';
import { nameOfReference, type TypePart, type TypeTools, typeParts } from './type-parts.ts';

/** A parameter, a header or a property, as readers see it. */
export interface Field {
  name: string;
  type: TypePart[];
  /** Short words: required, deprecated, read-only. */
  flags: { kind: string; text: string }[];
  /** Markdown. */
  description?: string;
  /** Default, allowed values, limits: each a label and values. */
  facts: { label: string; values: string[] }[];
  /** Properties that are described here, not on a page of their own. */
  fields: Field[];
}

/** What fields are made with. */
export interface FieldTools extends TypeTools {
  text: Text;
}

/** Deeper properties are on no page: descriptions that go on for ever would end nowhere. */
const DEEPEST = 6;

/** The properties of a schema, of what it extends, and of items if it is a list. Schemas with pages of their own are links. */
export function fieldsOf(schema: Placed, tools: FieldTools, depth = 0): Field[] {
  const { value, at } = tools.reader.follow(schema);
  if (!isRecord(value) || depth > DEEPEST) return [];
  const inside = (key: string) => fieldsOf({ value: value[key], at: [...at, key] }, tools, depth + 1);
  const required = new Set(Array.isArray(value.required) ? value.required : []);
  const own = tools.reader
    .parts({ value: value.properties, at: [...at, 'properties'] })
    .map((part) => fieldOf(part.key, part, { tools, isRequired: required.has(part.key), depth: depth + 1 }));
  const extended = ['allOf', 'oneOf', 'anyOf'].flatMap((key) =>
    tools.reader
      .parts({ value: value[key], at: [...at, key] })
      .flatMap((part) => (hasPage(part, tools) ? [] : fieldsOf(part, tools, depth + 1))),
  );
  const items = hasPage({ value: value.items, at }, tools) ? [] : inside('items');
  const values = hasPage({ value: value.additionalProperties, at }, tools)
    ? []
    : inside('additionalProperties');
  return onceByName([...own, ...extended, ...items, ...values]);
}

/** Whether the place only names a schema that has a page. */
const hasPage = ({ value }: Placed, { hrefOf }: TypeTools) => {
  const name = nameOfReference(value);
  return name !== undefined && hrefOf(name) !== undefined;
};

const onceByName = (fields: readonly Field[]): Field[] =>
  [...new Map(fields.toReversed().map((field) => [field.name, field])).values()].reverse();

interface FieldOptions {
  tools: FieldTools;
  isRequired: boolean;
  depth?: number;
  /** What the field's own place says, before its schema. */
  own?: { description?: string; deprecated?: boolean };
}

/** A field of a schema. */
export function fieldOf(
  name: string,
  schema: Placed,
  { tools, isRequired, depth = 0, own = {} }: FieldOptions,
): Field {
  const { reader, text } = tools;
  const isLink = hasPage(schema, tools);
  const beside = isRecord(schema.value) ? schema.value : {};
  const { value } = isLink ? schema : reader.follow(schema);
  const said = isRecord(value) ? value : {};
  const is = (key: string) => said[key] === true;
  const description = own.description ?? textOf(beside.description) ?? textOf(said.description);
  const flags = [
    ...(isRequired ? [{ kind: 'required', text: text.required }] : []),
    ...(own.deprecated || is('deprecated') ? [{ kind: 'deprecated', text: text.deprecated }] : []),
    ...(is('readOnly') ? [{ kind: 'read-only', text: text.readOnly }] : []),
    ...(is('writeOnly') ? [{ kind: 'write-only', text: text.writeOnly }] : []),
  ];
  return {
    name,
    type: typeParts(schema, tools),
    flags,
    ...(description && { description }),
    facts: isLink ? [] : factsOf(said, text),
    fields: isLink ? [] : fieldsOf(schema, tools, depth),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** What a schema says of its values. */
export function factsOf(schema: Record<string, unknown>, text: Text): Field['facts'] {
  const items = isRecord(schema.items) ? schema.items : {};
  const values = [schema.enum, items.enum].find(Array.isArray) ?? [];
  const limits = LIMITS.flatMap(([key, sign, of]) =>
    typeof schema[key] === 'number' ? [`${of ? `${text[of]} ` : ''}${sign} ${schema[key]}`] : [],
  );
  return [
    ...(schema.default === undefined
      ? []
      : [{ label: text.default, values: [JSON.stringify(schema.default)] }]),
    ...(values.length > 0 ? [{ label: text.values, values: values.map((one) => JSON.stringify(one)) }] : []),
    ...(limits.length > 0 ? [{ label: text.limits, values: limits }] : []),
    ...(typeof schema.pattern === 'string' ? [{ label: text.pattern, values: [schema.pattern] }] : []),
  ];
}

const LIMITS = [
  ['minimum', '≥'],
  ['maximum', '≤'],
  ['exclusiveMinimum', '>'],
  ['exclusiveMaximum', '<'],
  ['minLength', '≥', 'length'],
  ['maxLength', '≤', 'length'],
  ['minItems', '≥', 'items'],
  ['maxItems', '≤', 'items'],
] as const;
