import { isRecord, pointerOf, valueAt } from '../description/pointer.ts';

/** Deeper objects are left out of examples. */
const DEEPEST = 2;

/** A value that a schema allows; `undefined` when it is left out, since it would go on for ever. */
export function sample(schema: unknown, document: unknown, around: readonly unknown[] = []): unknown {
  const target = targetOf(schema, document);
  if (!isRecord(target) || around.includes(target) || around.length > DEEPEST) return undefined;
  const inside = (part: unknown) => sample(part, document, [...around, target]);
  const given = givenValue(target);
  if (given !== undefined) return given;
  if (Array.isArray(target.allOf))
    return Object.assign({}, ...target.allOf.map(inside), properties(target, inside));
  const choice = [target.oneOf, target.anyOf].find(Array.isArray);
  if (choice) return choice.map(inside).find((value) => value !== undefined && value !== null);
  if (target.type === 'null') return null;
  const type = [target.type].flat().find((one) => one !== 'null') ?? impliedType(target);
  if (type === 'object') return properties(target, inside);
  if (type === 'array') return [inside(target.items)].filter((value) => value !== undefined);
  if (type === 'integer' || type === 'number') return typeof target.minimum === 'number' ? target.minimum : 0;
  if (type === 'boolean') return true;
  return type === 'string' ? (FORMATS[String(target.format)] ?? 'string') : undefined;
}

/** What references lead to. Those that go round in a circle are reported where the schema is read. */
function targetOf(schema: unknown, document: unknown): unknown {
  let target = schema;
  for (let hops = 0; isRecord(target) && typeof target.$ref === 'string'; hops++) {
    if (hops > 50 || !target.$ref.startsWith('#')) return undefined;
    target = valueAt(document, pointerOf(target.$ref));
  }
  return target;
}

/** What the schema itself gives as a value. */
function givenValue({
  example,
  examples,
  const: only,
  default: usual,
  enum: values,
}: Record<string, unknown>): unknown {
  const [first] = Array.isArray(examples) ? examples : [];
  const [value] = Array.isArray(values) ? values : [];
  return only ?? example ?? first ?? usual ?? value;
}

function properties(schema: Record<string, unknown>, inside: (part: unknown) => unknown): object {
  const entries = Object.entries(isRecord(schema.properties) ? schema.properties : {});
  const more = isRecord(schema.additionalProperties) ? [['key', schema.additionalProperties] as const] : [];
  const values = [...entries, ...more].map(([name, part]) => [name, inside(part)] as const);
  return Object.fromEntries(values.filter(([, value]) => value !== undefined));
}

const impliedType = ({ properties: fields, additionalProperties, items }: Record<string, unknown>) =>
  fields || additionalProperties ? 'object' : items ? 'array' : 'string';

const FORMATS: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  email: 'name@example.com',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/',
  url: 'https://example.com/',
  uuid: '095be615-a8ad-4c33-8e9c-c7612fbf6c9f',
};
