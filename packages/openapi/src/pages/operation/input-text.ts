import type { Parameter } from '../../description/description.ts';
import type { Placed } from '../../description/reader.ts';
import { type Field, fieldOf, fieldsOf } from '../../schemas/fields.ts';
import { typeParts } from '../../schemas/type-parts.ts';
import { fence, heading, part } from '../markdown.ts';
import type { Body, ShownOperation } from './shown-operation.ts';

/** Parameters by their place. */
export function parametersText({ parameters, tools, api: { text } }: ShownOperation): string[] {
  if (parameters.length === 0) return [];
  const places = [
    ['path', text.path],
    ['query', text.query],
    ['header', text.headers],
    ['cookie', text.cookies],
  ] as const;
  const shown = places.flatMap(([place, label]) => {
    const fields = parameters.flatMap((one) => (one.value.in === place ? parameterField(one, tools) : []));
    return fields.length > 0 ? [heading(3, label, place), part({ kind: 'fields', fields })] : [];
  });
  return [heading(2, text.parameters, 'parameters'), ...shown];
}

function parameterField({ value, at }: Placed<Parameter>, tools: ShownOperation['tools']): Field {
  const { name, description, required, deprecated, schema, content } = value;
  const [media] = Object.entries(content ?? {});
  const described: Placed = media
    ? { value: Reflect.get(Object(media[1]), 'schema'), at: [...at, 'content', media[0], 'schema'] }
    : { value: schema ?? {}, at: [...at, 'schema'] };
  const own = { deprecated, ...(description && { description }) };
  return fieldOf(name, described, { tools, isRequired: required, own });
}

/** The body of the request: its types, fields and examples. */
export function bodyText({ body, tools, api: { text } }: ShownOperation): string[] {
  if (!body || body.bodies.length === 0) return [];
  return [
    heading(2, text.body, 'body'),
    body.required ? text.needed : '',
    body.description ? part({ kind: 'text', text: body.description }) : '',
    ...body.bodies.flatMap((one) => mediaText(one, tools, { hasExample: false, text })),
  ];
}

/** A body of one media type: its type, fields and examples. */
export function mediaText(
  { type, media, examples }: Body,
  tools: ShownOperation['tools'],
  { hasExample = true, text }: { hasExample?: boolean; text: { example: string } },
): string[] {
  const schema: Placed = { value: media.value.schema, at: [...media.at, 'schema'] };
  const isGiven = schema.value !== undefined;
  const fields = isGiven && !isLink(schema, tools) ? fieldsOf(schema, tools) : [];
  const shown = hasExample ? examples : [];
  return [
    part({ kind: 'type', label: type, type: isGiven ? typeParts(schema, tools) : [] }),
    ...(fields.length > 0 ? [part({ kind: 'fields', fields })] : []),
    ...shown.slice(0, MOST_EXAMPLES).flatMap((one) => exampleText(one, type, text)),
  ];
}

/** More are rarely read, and make pages long. */
const MOST_EXAMPLES = 3;

const isLink = (schema: Placed, tools: ShownOperation['tools']) =>
  typeParts(schema, tools).some(({ href }) => href !== undefined);

function exampleText(
  { name, value }: { name: string; value: unknown },
  type: string,
  text: { example: string },
): string[] {
  const code = typeof value === 'string' ? value : JSON.stringify(value, null, 2);
  const language =
    typeof value !== 'string' || /json/i.test(type) ? 'json' : /xml/i.test(type) ? 'xml' : 'txt';
  const title = (name || text.example).replace(/["\\\n]/g, ' ');
  return [fence(`${language} title="${title}"`, code)];
}
