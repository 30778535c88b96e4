import { z } from 'zod';
import type { FaceQuery } from '../../core/contracts/face.ts';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { parseOptions } from '../../core/schemas/parse-options.ts';

const MOST = 200;
const route = z.string().startsWith('/', { error: 'a path such as "/guide/"' });
const value = z.union([z.string(), z.number(), z.boolean()]);

const schema = z.strictObject({
  in: z.union([route, z.array(route)]).optional(),
  where: z.record(z.string(), z.union([value, z.array(value)])).optional(),
  sort: z.string().optional(),
  limit: z.number().int().min(1).max(MOST).optional(),
});

/** A query of `useFaces`. Throws a `BifolioError` that says what of it nobody can answer. */
export function checkQuery(query: FaceQuery, fields: readonly string[]): FaceQuery {
  const checked = parseOptions(schema, query, { path: ['useFaces'], noun: 'query' });
  const { where = {}, sort = '' } = checked;
  const named = [...Object.keys(where), ...(sort ? [sort.replace(/^-/, '')] : [])];
  const unknown = named.find((field) => !fields.includes(field));
  if (unknown === undefined) return checked;
  throw new BifolioError({
    severity: 'error',
    code: 'private-field',
    message: `useFaces() can't select by "${unknown}".`,
    hint: `Use one of: ${[...new Set(fields)].sort().join(', ')}. To add a field of the frontmatter, set publicFields: ["${unknown}"] in the config.`,
  });
}
