import { isMap, isScalar, parseDocument } from 'yaml';
import { maskCode } from '../../../../markdown/dialects/masked-code.ts';
import type { PlacedPage } from '../form/mover.ts';
import { timeOf } from '../form/private-pages.ts';
import { type Options, textOf } from '../read/literals.ts';
import type { FieldChanges } from '../text/front-matter.ts';

const FOREIGN = 'sidebarTitle asIndexPage searchable timestamp type date author theme display icon'.split(
  ' ',
);

/** Frontmatter of Nextra under our names. `theme` is what `_meta` says of the page. */
export function nextraFields({ fields, body }: PlacedPage, theme: Options): FieldChanges {
  const exported = metadataOf(body);
  const created = timeOf(fields.date);
  const author = textOf(fields.author);
  return {
    ...Object.fromEntries(FOREIGN.filter((name) => name in fields).map((name) => [name, undefined])),
    ...Object.fromEntries(
      (['title', 'description'] as const).flatMap((name) =>
        fields[name] === undefined && textOf(exported[name]) ? [[name, exported[name]]] : [],
      ),
    ),
    ...(created !== undefined && {
      createTime: new Date(created).toISOString().slice(0, 10).replaceAll('-', '/'),
    }),
    ...(author && { author }),
    ...(fields.searchable === false && { search: false }),
    ...(theme.toc === false && { aside: false }),
    ...(theme.sidebar === false && { sidebar: false }),
    ...(theme.pagination === false && { prev: false, next: false }),
  };
}

const METADATA = /^export const metadata(?::[^=\n]+)?\s*=\s*(\{[\s\S]*?^\}|\{[^\n]*\});?[ \t]*(?:\n+|$)/m;

/** `export const metadata = { … }`, as far as it is written as texts. */
function metadataOf(body: string): Options {
  const written = METADATA.exec(maskCode(body).text)?.[1];
  if (!written) return {};
  const { contents } = parseDocument(written, { uniqueKeys: false });
  if (!isMap(contents)) return {};
  return Object.fromEntries(
    contents.items.flatMap(({ key, value }) => (isScalar(value) ? [[String(key), value.value]] : [])),
  );
}

/** A text whose code stands aside, without its metadata, which is frontmatter here. */
export const withoutMetadata = (text: string): string => text.replace(METADATA, '');
