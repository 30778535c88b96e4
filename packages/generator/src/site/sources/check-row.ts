import { hash } from 'node:crypto';
import type { RowSchema } from '../../core/contracts/sources/row-schema.ts';
import type { SourceRow } from '../../core/contracts/sources/source.ts';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { localeOfFile } from '../../core/routing/page-route.ts';
import type { ResolvedLocale } from '../config/load.ts';

/** What rows are checked with. */
export interface RowChecks {
  locales: readonly ResolvedLocale[];
  schema?: RowSchema;
}

/** A row that may become a page, its data as the schema gives it. Throws a `BifolioError` that names it. */
export async function checkRow(row: SourceRow, { locales, schema }: RowChecks): Promise<SourceRow> {
  const { path, key, text, from } = row;
  if (typeof path !== 'string' || !isPath(path))
    throw rowError(
      `${JSON.stringify(path)} is not the path of a page.`,
      'Write a path such as "en/api/pet.md".',
    );
  if (!localeOfFile(path, locales))
    throw rowError(
      `"${path}" isn't in the folder of a language.`,
      `Begin the path with one of: ${locales.map(({ dir }) => `${dir}/`).join(', ')}.`,
    );
  if (typeof text !== 'string' && typeof text !== 'function')
    throw rowError(`Row "${path}" has no text.`, 'Write text: "…" or text: () => "…".');
  const data = await checkData(row, schema);
  if ('password' in data)
    throw rowError(
      `Row "${path}" has a password, which would be kept in \`.bifolio\`.`,
      'Lock the page with a rule: encrypt: { rules: { … } }.',
    );
  return { path, text, data, ...(key !== undefined && { key: String(key) }), ...(from && { from }) };
}

async function checkData({ path, key, data = {} }: SourceRow, schema?: RowSchema) {
  const name = `Row "${path}"${key === undefined ? '' : ` (key "${key}")`}`;
  const result = schema ? await schema['~standard'].validate(data) : { value: data };
  if (result.issues) {
    const told = result.issues.map(({ message, path: at = [] }) => {
      const field = at.map((part) => String(typeof part === 'object' ? part.key : part)).join('.');
      return field ? `${field}: ${message}` : message;
    });
    throw rowError(`${name} doesn't fit the schema: ${told.join('; ')}.`, 'Correct the data or the schema.');
  }
  if (isRecord(result.value)) return result.value;
  throw rowError(`The data of ${name} is not an object.`, "Write data: { title: '…' }.");
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In the source folder, and no part that pages include. */
const isPath = (path: string) =>
  path.endsWith('.md') &&
  path.split('/').every((name) => name !== '' && !/^(?:_|\.)/.test(name) && !/[\\\0?#:]/.test(name));

/** Stands for a row: `text` is only what stands for it when the row has no key. */
export const keyOfRow = ({ key, data }: SourceRow, text: string): string =>
  hash('sha256', JSON.stringify([key, data, key === undefined ? text : '']), 'base64url');

/** The file of a row: its data is YAML, as JSON is. */
export const fileOfRow = ({ data }: SourceRow, text: string): string =>
  `---\n${JSON.stringify(data)}\n---\n${text}`;

/** An error in a row. */
export const rowError = (message: string, hint: string): BifolioError =>
  new BifolioError({ severity: 'error', code: 'source-row', message, hint });
