import { z } from 'zod';
import type { BesideFile, Generated, GeneratedFile, GeneratedPage } from '../../core/contracts/generated.ts';
import { parseOptions } from '../../core/schemas/parse-options.ts';
import { refusePromise } from './check-results.ts';

/** What an extension makes of a site, as lists. */
export interface GeneratedLists {
  pages: readonly GeneratedPage[];
  files: readonly GeneratedFile[];
  beside: readonly BesideFile[];
}

const callback = z.custom((value) => typeof value === 'function', { error: 'a function' });

const schema = (locales: readonly [string, ...string[]]) =>
  z.strictObject({
    pages: z.array(
      z.strictObject({
        locale: z.enum(locales),
        route: z.string().regex(/^\/(?:.*\/)?(?:404\.html)?$/, { error: 'a path such as "/en/api/pets/"' }),
        layout: z.string(),
        title: z.string(),
        description: z.string().optional(),
        frontmatter: z.record(z.string(), z.unknown()).optional(),
        data: callback.optional(),
      }),
    ),
    files: z.array(
      z.strictObject({ path: z.string(), type: z.string(), key: callback.optional(), text: callback }),
    ),
    beside: z.array(
      z.strictObject({ type: z.string(), path: callback, key: callback.optional(), make: callback }),
    ),
  });

const list = z.custom<Iterable<never>>(
  (value) => typeof value === 'object' && value !== null && Symbol.iterator in value,
  { error: 'a list' },
);

/** Lists, before they are read. */
const outer = z.strictObject({
  pages: list.optional(),
  files: list.optional(),
  beside: list.optional(),
});

/** The result of an extension's `generate`. Throws a `BifolioError` that names every mistake in it. */
export function checkGenerated(given: Generated, locales: readonly { path: string }[]): GeneratedLists {
  const made = parseOptions(outer, refusePromise(given, ['generate']), {
    path: ['generate'],
    noun: 'result',
  });
  const lists = listsOf(made);
  const [first = '/', ...others] = locales.map(({ path }) => path);
  parseOptions(schema([first, ...others]), lists, { path: ['generate'], noun: 'result' });
  return lists;
}

const listsOf = ({ pages = [], files = [], beside = [] }: Generated): GeneratedLists => ({
  pages: [...pages],
  files: [...files],
  beside: [...beside],
});
