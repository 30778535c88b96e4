import { slugify } from './slug.ts';

/** Generators whose ids of headings can be had. */
export const SLUG_STYLES = [
  'bifolio',
  'github',
  'mdit',
  'mdbook',
  'python',
  'goldmark',
  'blackfriday',
  'hexo',
] as const;

export type SlugStyle = (typeof SLUG_STYLES)[number];

interface Slugs {
  /** The id of a heading by its words, or as its line of Markdown is written. */
  slug(words: string, written: string): string;
  /** The id to try after a taken one, the `count`-th time. @default `id-1`, `id-2` … */
  next?(id: string, count: number): string;
}

/** GitHub, Docusaurus, Starlight. Characters that are newer than Unicode 13 stay, which `github-slugger` deletes. */
const github = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');

/** mdBook: blanks become dashes one by one, and other punctuation goes. */
const mdbook = (words: string) =>
  words
    .trim()
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Python-Markdown, so MkDocs: ASCII alone is left. */
const python = (words: string) =>
  words
    .normalize('NFKD')
    .replace(/[^\w\s-]|[^\p{ASCII}]/gu, '')
    .trim()
    .toLowerCase()
    .replace(/[-\s]+/g, '-');

/** Hugo, which reads the last line of the heading as it is written. */
const goldmark = (written: string) =>
  (written.trim().split('\n').at(-1) ?? '')
    .trim()
    .replace(/[^\p{L}\p{Nd}_\- ]/gu, '')
    .replace(/ /g, '-')
    .toLowerCase();

/** Hugo with `autoHeadingIDType: blackfriday`. */
const blackfriday = (written: string) =>
  written
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Quotes as Hexo sets them, before it makes ids. */
const curly = (words: string) =>
  words
    .replace(/(^|[-\u2014/([{"\s])'/g, '$1\u2018')
    .replaceAll("'", '\u2019')
    .replace(/(^|[-\u2014/([{\u2018\s])"/g, '$1\u201c')
    .replaceAll('"', '\u201d')
    .replace(/\.{3}/g, '\u2026');

/** Hexo, which keeps capitals. */
const hexo = (words: string) =>
  curly(words)
    .replace(/<[^<>]*>/g, '')
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})[\u0300-\u036f]+|\p{Cc}/gu, '')
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'<>,.?/]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .normalize('NFC');

export const SLUGS: Readonly<Record<SlugStyle, Slugs>> = {
  bifolio: { slug: slugify },
  // mdit-vue, so VitePress and VuePress: where ours comes from.
  mdit: { slug: slugify },
  github: { slug: (words) => github(words) || 'section' },
  mdbook: { slug: (words) => mdbook(words) || 'section' },
  goldmark: { slug: (_words, written) => goldmark(written) || 'heading' },
  blackfriday: { slug: (_words, written) => blackfriday(written) || 'heading' },
  python: { slug: python, next: nextOfPython },
  hexo: { slug: (words) => hexo(words) || 'section' },
};

/** `a`, `a_1`, `a_2`; a heading without ASCII is `_1`. */
function nextOfPython(id: string, count: number): string {
  const [, stem = id, number = 0] = /^(.*)_(\d+)$/.exec(id) ?? [];
  return `${stem}_${Number(number) + count}`;
}
