import { posix } from 'node:path';
import { datedValues, fillPattern } from '../addresses/dated-address.ts';
import type { NewPlace, SourcePage } from '../form/mover.ts';
import { listOf, type Options, textOf } from '../read/literals.ts';
import type { Defaults } from './defaults.ts';

interface PlaceInput {
  config: Options;
  collections: ReadonlyMap<string, Options>;
  defaults: Defaults;
}

/** Names of patterns. */
const STYLES: Readonly<Record<string, string>> = {
  date: '/:categories/:year/:month/:day/:title.html',
  pretty: '/:categories/:year/:month/:day/:title/',
  ordinal: '/:categories/:year/:y_day/:title.html',
  none: '/:categories/:title.html',
};

/** The place of a page, a post or a document of a collection; `undefined` for folders that are none. */
export function jekyllPlace(
  page: SourcePage,
  { config, collections, defaults }: PlaceInput,
): NewPlace | undefined {
  const [, folder, kind, inside = page.path] = /^((?:.*\/)?)_([\w-]+)\/(.*)$/.exec(page.path) ?? [];
  const collection = kind === 'drafts' ? 'posts' : kind;
  const options = collection === undefined ? undefined : collections.get(collection);
  if (collection !== undefined && (!options || (collection !== 'posts' && options.output !== true)))
    return undefined;
  if (!/^---[^\S\n]*\n/.test(page.source)) return undefined;
  const aliases = listOf(page.fields.redirect_from).map((one) => posix.join('/', String(one)));
  const own = textOf(page.fields.permalink) ?? textOf(defaults(page).permalink);
  const place = collection === undefined ? page.path : posix.join(collection, folder ?? '', inside);
  const to = place.replace(/\.markdown$/, '.md').replace(/(^|\/)index\.md$/i, '$1README.md');
  const pattern = own ?? patternOf(collection, options, config);
  const timeZone = textOf(config.timezone);
  return { to, address: addressOf(page, { pattern, collection, inside, timeZone }), aliases };
}

function patternOf(collection: string | undefined, options: Options | undefined, config: Options): string {
  const common = textOf(config.permalink) ?? 'date';
  if (collection === 'posts') {
    const written = textOf(options?.permalink) ?? common;
    return STYLES[written] ?? written;
  }
  const isPretty = common === 'pretty' || (common.endsWith('/') && !STYLES[common]);
  if (collection !== undefined)
    return textOf(options?.permalink) ?? `/:collection/:path${isPretty ? '/' : '.html'}`;
  return isPretty ? '/:path/' : '/:path.html';
}

interface AddressInput {
  pattern: string;
  collection: string | undefined;
  inside: string;
  timeZone: string | undefined;
}

function addressOf(page: SourcePage, { pattern, collection, inside, timeZone }: AddressInput): string {
  const values = datedValues({ ...page, path: collection === 'posts' ? page.path : inside }, timeZone);
  const name = textOf(page.fields.slug) ?? values.title ?? '';
  const filled = fillPattern(pattern, {
    ...values,
    collection: collection ?? '',
    title: name,
    name: values.filename ?? '',
    output_ext: '.html',
    y_day: '',
  });
  return filled.replace(/\/{2,}/g, '/').replace(/(^|\/)index(?:\.html|\/)$/, '$1');
}
