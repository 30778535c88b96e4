import { type Api, fieldTools } from '../api.ts';
import { isRecord } from '../description/pointer.ts';
import { linkFrom } from '../names.ts';
import { factsOf, fieldsOf } from '../schemas/fields.ts';
import { sample } from '../schemas/sample.ts';
import { typeParts } from '../schemas/type-parts.ts';
import { type DescribedRow, fence, heading, page, part } from './markdown.ts';

/** The list of all schemas. */
export function schemasPage({ schemas, text }: Api): DescribedRow {
  const file = 'schemas/README.md';
  const links = [...schemas].map(([name, to]) => ({ text: name, href: linkFrom(file, to) }));
  return {
    path: file,
    data: { title: text.schemas, order: 100_000 },
    text: page([part({ kind: 'links', label: '', links })]),
  };
}

/** The page of a schema, to which all others link. */
export function schemaPage(name: string, file: string, api: Api): DescribedRow {
  const { document, reader, text } = api;
  const tools = fieldTools(api, file);
  const at = ['components', 'schemas', name];
  const written = { value: document.components.schemas[name], at };
  const { value } = reader.follow(written);
  const schema = isRecord(value) ? value : {};
  const fields = fieldsOf(written, tools);
  const facts = factsOf(schema, text);
  const example = sample(schema, document);
  return {
    path: file,
    data: { title: name, leaf: true },
    text: page([
      part({ kind: 'type', label: '', type: typeParts({ value, at }, tools) }),
      typeof schema.description === 'string' ? part({ kind: 'text', text: schema.description }) : undefined,
      schema.deprecated === true ? `::: warning\n${text.deprecated}\n:::` : undefined,
      ...facts.map(({ label, values }) => `${label}: ${values.map((one) => `\`\` ${one} \`\``).join(' ')}`),
      ...(fields.length > 0 ? [heading(2, text.fields, 'fields'), part({ kind: 'fields', fields })] : []),
      ...(example === undefined
        ? []
        : [heading(2, text.example, 'example'), fence('json', JSON.stringify(example, null, 2))]),
    ]),
  };
}
