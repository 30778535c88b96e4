import type { PageGraph } from '../../core/contracts/navigation.ts';
import { shortHash } from '../../core/ledger/hash.ts';
import type { LoadedConfig } from '../config/load.ts';
import { publicField } from './make-face.ts';

/** A field of a page that others may show. */
export interface PublicField {
  /** As its author wrote it. */
  written: unknown;
  /** It names a picture beside the page, which has no address before the page is rendered. */
  isBeside: boolean;
}

/** Finds a field of the page at a route. */
export type FindField = (route: string, key: string) => PublicField;

/** Knows the fields of all pages before the first is rendered. */
export function createFieldFinder(
  { theme, publicFields: ownFields }: Pick<LoadedConfig, 'theme' | 'publicFields'>,
  graph: PageGraph,
): FindField {
  const { publicFields, imageFields = [] } = theme;
  return (route, key) => {
    const page = graph.pages[graph.routes.get(route) ?? -1];
    const written = page && publicField(page, key, { graph, publicFields, ownFields });
    return { written, isBeside: imageFields.includes(key) && isBesidePage(written) };
  };
}

/** Whether a field names a picture by its way from the page's file. */
export const isBesidePage = (value: unknown): value is string =>
  typeof value === 'string' && /^\.{1,2}\//.test(value);

/** Stands for the value of a field. */
export const fieldAnswer = (value: unknown): string => shortHash(value ?? null);

/** What a question about a field is of. */
export const fieldName = (route: string, key: string): string => JSON.stringify([route, key]);

/** The route and the key of such a question. */
export const readFieldName = (of: string): [route: string, key: string] => JSON.parse(of);
