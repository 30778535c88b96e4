import { z } from 'zod';

/** Characters that may stand in a host's name and in HTML alike. */
const appId = z
  .string()
  .regex(/^[a-z\d]+$/i, { error: 'the ID of an Algolia application, such as "R2IYF7ETH7"' });

const indexSchema = z.union([
  z.string().min(1),
  z.strictObject({
    /** Name of the index. */
    name: z.string().min(1),
    /** Parameters of Algolia's search API, such as `facetFilters`. @default only pages of the reader's language */
    searchParameters: z.record(z.string(), z.unknown()).optional(),
  }),
]);

const algoliaSchema = z
  .strictObject({
    /** Algolia searches, with DocSearch. */
    provider: z.literal('algolia'),
    /** ID of the application, such as `R2IYF7ETH7`. */
    appId,
    /** Search-only key; readers can see it. */
    apiKey: z.string().min(1),
    /** Name of the index. `indices` has several. */
    indexName: z.string().min(1).optional(),
    /** Several indices, instead of `indexName`. */
    indices: z.array(indexSchema).min(1).optional(),
    /** `/` opens search; readers can turn it off in the dialog. @default true */
    slashKey: z.boolean().default(true),
    /** Texts of DocSearch. @default those of the theme */
    translations: z.record(z.string(), z.unknown()).default({}),
  })
  .refine(({ indexName, indices }) => (indexName === undefined) !== (indices === undefined), {
    error: 'either `indexName` or `indices`',
  })
  .transform(({ indexName, indices = indexName ? [indexName] : [], ...rest }) => ({
    ...rest,
    indices: indices.map((index) => (typeof index === 'string' ? { name: index } : index)),
  }));

const localSchema = z.strictObject({
  /** Who searches; `algolia` uses DocSearch. @default 'local' */
  provider: z.literal('local'),
});

/** Options of search; what goes into our own index is told in `search` of the config. */
export const searchOptions = {
  /** Who searches; `false` for no search. `{ provider: 'algolia', appId, apiKey, indexName }` asks Algolia. @default { provider: 'local' } */
  search: z
    .union([z.literal(false), localSchema, algoliaSchema], {
      error: '`false`, `{ provider: "local" }`, or `{ provider: "algolia", appId, apiKey, indexName }`',
    })
    .default({ provider: 'local' }),
};

/** Algolia's part of them, shorthands written out. */
export type AlgoliaOptions = z.output<typeof algoliaSchema>;
