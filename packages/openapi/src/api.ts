import type { Document } from './description/description.ts';
import type { Placed, Reader } from './description/reader.ts';
import { createNames, linkFrom } from './names.ts';
import { type Group, groupOperations } from './operations.ts';
import type { CheckedOptions } from './options.ts';
import type { FieldTools } from './schemas/fields.ts';
import { type Text, textOf } from './text.ts';

/** A description with everything that its pages are made with. */
export interface Api {
  options: CheckedOptions;
  document: Document;
  reader: Reader;
  text: Text;
  groups: readonly Group[];
  /** Files of schemas by their names. */
  schemas: ReadonlyMap<string, string>;
}

export function createApi(
  document: Placed<Document>,
  reader: Reader,
  options: CheckedOptions,
  lang: string,
): Api {
  const text = textOf(lang);
  const nameOf = createNames();
  return {
    options,
    document: document.value,
    reader,
    text,
    groups: groupOperations(document, reader, text),
    schemas: new Map(
      Object.keys(document.value.components.schemas).map((name) => [name, `schemas/${nameOf(name)}.md`]),
    ),
  };
}

/** What fields on a page are made with: links lead from there. */
export const fieldTools = ({ reader, text, schemas }: Api, file: string): FieldTools => ({
  reader,
  text,
  hrefOf(name) {
    const to = schemas.get(name);
    return to && linkFrom(file, to);
  },
});
