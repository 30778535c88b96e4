import { isMap, parseDocument } from 'yaml';
import { splitPage } from '../../../../core/frontmatter/split-page.ts';

/** The fields of a page, and its text below them. */
export interface FieldsAndBody {
  fields: Readonly<Record<string, unknown>>;
  body: string;
  /** Line of the file on which the body begins. */
  bodyLine: number;
  /** Why the fields cannot be read. */
  fault?: string;
}

/** Takes a page apart. Fields that cannot be read are none, with the reason. */
export function readFields(text: string): FieldsAndBody {
  const { yaml, body, bodyLine } = splitPage(text);
  if (yaml === undefined) return { fields: {}, body, bodyLine };
  const document = parseDocument(yaml, { uniqueKeys: false });
  const [error] = document.errors;
  if (error) return { fields: {}, body, bodyLine, fault: error.message.split('\n', 1)[0] };
  if (document.contents !== null && !isMap(document.contents))
    return { fields: {}, body, bodyLine, fault: 'it is no list of fields' };
  const value: unknown = document.toJS({ maxAliasCount: 100 });
  return { fields: (value ?? {}) as Record<string, unknown>, body, bodyLine };
}

/** Values by field; `undefined` removes a field. */
export type FieldChanges = Readonly<Record<string, unknown>>;

/** The page with other fields and another body. Comments and the order of fields stay. */
export function withFields(text: string, changes: FieldChanges, body: string): string {
  const { yaml } = splitPage(text);
  const wanted = Object.entries(changes);
  if (wanted.length === 0) return yaml === undefined ? body : `---\n${yaml}\n---\n${body}`;
  const document = parseDocument(yaml || '{}', { uniqueKeys: false });
  if (document.errors.length > 0) return text;
  if (!isMap(document.contents) || !yaml) document.contents = document.createNode({}) as never;
  for (const [key, value] of wanted) {
    if (value === undefined) document.delete(key);
    else document.set(key, value);
  }
  if (isMap(document.contents)) document.contents.flow = false;
  const isEmpty = isMap(document.contents) && document.contents.items.length === 0;
  return isEmpty ? body : `---\n${document.toString({ lineWidth: 0 }).trimEnd()}\n---\n${body}`;
}
