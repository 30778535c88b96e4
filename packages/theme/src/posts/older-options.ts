import type { Problem } from 'bifolio';
import { z } from 'zod';

const path = z.string();

/** How blogs and groups of docs were written before there were collections; what else stood in them is kept for the check. */
const olderOptions = {
  /** Older form of a collection of posts: write `collections` instead. */
  blog: z.union([z.literal(false), z.looseObject({ dir: path.optional() })]).optional(),
  /** Older form of collections of docs: write `collections` instead. */
  notes: z
    .union([
      z.literal(false),
      z.looseObject({
        dir: path.optional(),
        link: path.optional(),
        notes: z.array(z.looseObject({ dir: path, link: path.optional() })).optional(),
      }),
    ])
    .optional(),
};

const olderSchema = z.looseObject(olderOptions);

/** Options that authors may still have. */
export interface OlderOptions extends z.input<z.ZodObject<typeof olderOptions>> {}

/** The collections that older options mean, as an author would write them now. Unchecked. */
function olderCollections({ blog, notes }: OlderOptions): Record<string, unknown>[] {
  return [...(blog ? [blogCollection(blog)] : []), ...(notes ? noteCollections(notes) : [])];
}

const trimmed = (text: string) => text.replace(/^\/+|\/+$/g, '');

function blogCollection({ dir = 'blog', postList, ...rest }: Record<string, unknown>) {
  return { type: 'post', dir: trimmed(String(dir)), ...rest, ...(postList !== undefined && { postList }) };
}

function noteCollections({
  dir = 'notes',
  link = '/',
  notes = [],
}: Exclude<OlderOptions['notes'], false | undefined>) {
  return notes.map(({ dir: own, link: ownLink, text, ...rest }) => ({
    type: 'doc',
    dir: [trimmed(dir), trimmed(own)].filter(Boolean).join('/'),
    linkPrefix: `/${[link, ownLink ?? own].map(trimmed).filter(Boolean).join('/')}/`.replace('//', '/'),
    ...(typeof text === 'string' && { title: text }),
    ...rest,
  }));
}

/** What to tell an author whose config has older options: where, and what to write instead. */
function olderOptionNote(collections: readonly object[], option: NonNullable<Problem['option']>): Problem {
  const written = collections.map((one) => `  ${literal(one)},`).join('\n');
  return {
    severity: 'warning',
    code: 'older-option',
    message: `Option \`${option.at(-1)}\` is now \`collections\`.`,
    hint: `Write instead:\ncollections: [\n${written}\n]`,
    option,
  };
}

/** Plain data as it stands in a config. */
function literal(value: unknown): string {
  if (typeof value === 'function') return '…';
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(
    ([key, one]) => `${/^\w+$/.test(key) ? key : `'${key}'`}: ${literal(one)}`,
  );
  return `{ ${entries.join(', ')} }`;
}

/** Options in which older ones have become collections, and what to tell their author. */
export interface ConvertedOptions<Options> {
  options: Options;
  notes: Problem[];
}

/**
 * Turns `blog` and `notes` of the options, and of those of each locale, into collections. A locale that has one of them keeps
 * the other of the top level.
 */
export function convertOlderOptions<Options extends { locales?: object }>(
  given: Options,
): ConvertedOptions<Options> {
  const top = convert(given, ['theme']);
  const ofAll = olderSchema.safeParse(given).data;
  const locales = Object.entries(given.locales ?? {}).map(
    ([path, options]) => [path, convert(options, ['theme', 'locales', path], ofAll)] as const,
  );
  const notes = [...top.notes, ...locales.flatMap(([, one]) => one.notes)];
  if (notes.length === 0) return { options: given, notes };
  const converted = Object.fromEntries(locales.map(([path, one]) => [path, one.options]));
  return { options: { ...top.options, ...(given.locales && { locales: converted }) }, notes };
}

function convert<Options extends object>(
  given: Options,
  path: string[],
  { blog: blogOfAll, notes: notesOfAll }: OlderOptions = {},
): ConvertedOptions<Options> {
  const { success, data } = olderSchema.safeParse(given);
  if (!success || (data.blog === undefined && data.notes === undefined)) return { options: given, notes: [] };
  const { blog, notes, ...rest } = data;
  const collections = olderCollections({ blog: blog ?? blogOfAll, notes: notes ?? notesOfAll });
  const known = Array.isArray(rest.collections) ? rest.collections : [];
  const option = [...path, blog === undefined ? 'notes' : 'blog'];
  return {
    options: { ...rest, collections: [...known, ...collections] } as Options,
    notes: [olderOptionNote(collections, option)],
  };
}
