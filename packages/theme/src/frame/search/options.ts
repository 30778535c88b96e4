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
    /** The key that may only search. Readers see it. */
    apiKey: z.string().min(1),
    /** Name of the index. `indices` has several. */
    indexName: z.string().min(1).optional(),
    /** The indices to search, each with its parameters. */
    indices: z.array(indexSchema).min(1).optional(),
    /** `/` opens search, as `search.slashKey` of the config for ours. @default true */
    slashKey: z.boolean().default(true),
    /** Texts of DocSearch, as its option `translations` takes them. @default those of the theme */
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
  /** `local` searches the site's own index in the browser. @default 'local' */
  provider: z.literal('local'),
});

/** Options of search; what goes into our own index is told in `search` of the config. */
export const searchOptions = {
  /** Search provider: `{ provider: 'local' }`, `{ provider: 'algolia', appId, apiKey, indexName }`, or `false` for no search. @default { provider: 'local' } */
  search: z
    .union([z.literal(false), localSchema, algoliaSchema], {
      error: '`false`, `{ provider: "local" }`, or `{ provider: "algolia", appId, apiKey, indexName }`',
    })
    .default({ provider: 'local' }),
};

/** Algolia's part of them, shorthands written out. */
export type AlgoliaOptions = z.output<typeof algoliaSchema>;
