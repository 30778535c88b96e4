import { posix } from 'node:path';
import type { UserConfig } from 'vite';
import { z } from 'zod';
import type { Theme } from '../../core/contracts/theme.ts';
import { isTooLong } from '../../core/files/is-too-long.ts';

const folder = z.string().refine((path) => !path.includes('\0') && !isTooLong(path), { error: 'a folder' });
const lang = z.string().refine(isLanguageTag, { error: 'a language tag such as "en-US"' });

/** Options that say what the site is and where it lives. */
export const siteOptions = {
  /** Name of the site, and second half of the browser tab. @default `name` of package.json, else the folder's name */
  title: z.string().optional(),
  /** One sentence on the site; shown on a home page without a hero. @default '' */
  description: z.string().default(''),
  /** Language of a site without `locales`, as a BCP 47 tag. @default 'en-US' */
  lang: lang.default('en-US'),
  /** Path that the site is served under, such as `/docs/`. @default '/' */
  base: z
    .string()
    .refine((base) => /^[\w/.~-]*$/.test(base) && !base.includes('..'), { error: 'a path such as "/docs/"' })
    .default('/'),
  /** URL of the published site, for the sitemap, feeds and canonical links. Such as `https://example.org`. */
  hostname: z
    .string()
    .refine(isOrigin, { error: 'a URL such as "https://example.org" (a path goes into `base`)' })
    .optional(),
  /** Elements for the `<head>` of every page. `['meta', { name: 'theme-color', content: '#fff' }]` @default [] */
  head: z
    .array(
      z.tuple(
        [
          z.string(),
          z.record(z.string(), z.union([z.string(), z.boolean()])).optional(),
          z.string().optional(),
        ],
        { error: 'a list such as ["link", { "rel": "icon" }], one for each element' },
      ),
    )
    .default([]),
};

/** Files that are pages when the author says nothing else. */
export const PAGE_FILES = '**/*.{md,mdx,MD}';

/** Options that say where files are, relative to the folder of the config. */
export const folderOptions = {
  /** Folder of the pages. @default '.' */
  source: folder.default('.'),
  /** Folder that the site is written to; `--out` takes precedence. @default 'dist' */
  output: folder.default('dist'),
  /** Folder of files that are copied unchanged. @default 'public' */
  public: folder.default('public'),
  /** Folder that includes and images must stay in; use `'..'` for a site in a folder of its repository. @default '.' */
  project: folder.default('.'),
  /** Globs of pages, relative to `source`. @default ['**\/*.{md,mdx,MD}'] */
  include: z.array(z.string()).default([PAGE_FILES]),
  /** Globs of files that aren't pages. The output, `public`, `node_modules` and dot folders are always excluded. @default [] */
  exclude: z.array(z.string()).default([]),
  /** Globs of pages in one language on purpose, relative to `source`. @default [] */
  untranslated: z.array(z.string()).default([]),
  /** Stylesheets for every page, after the theme's. @default [] */
  styles: z.array(z.string()).default([]),
};

/** Languages of the site by path. */
export const localeOptions = z
  .record(
    z.string().refine((path) => /^\/(?:[\w-]+\/)*$/.test(path), { error: 'a path such as "/" or "/en/"' }),
    z.strictObject({
      /** BCP 47 tag: `zh-CN`. */
      lang,
      /** The language's own name. @default from the tag: `English` */
      label: z.string().optional(),
      /** Name of the site in this language. @default the site's `title` */
      title: z.string().optional(),
      /** The site in one sentence in this language. @default the site's `description` */
      description: z.string().optional(),
      /** Folder of this locale in `source`; `''` is `source` itself. @default the path without slashes */
      dir: z
        .string()
        .refine((dir) => !posix.normalize(dir || '.').startsWith('..') && !dir.startsWith('/'), {
          error: 'a folder inside `source`',
        })
        .optional(),
    }),
  )
  .refine((locales) => '/' in locales, { error: 'an object with an entry for "/"' });

/** Options of the build and of what it writes. */
export const buildOptions = {
  /** Fields of the frontmatter for lists of pages. Locked pages keep theirs. @since 1.0.0-rc.176 @default [] */
  publicFields: z.array(z.string()).default([]),
  /** New paths or URLs by old path: `{ '/old.html': '/new/' }`. @default {} */
  redirects: z
    .record(
      z.string().refine(isSitePath, { error: 'a path such as "/old.html", without "..", query or hash' }),
      z.string().refine(isRedirectTarget, { error: 'a path such as "/new/" or a URL with https://' }),
    )
    .default({}),
  /** Write a page for each old `.html` path, for platforms that don't read `_redirects`. Otherwise a script on the 404 page redirects readers, and search engines see status 404. @default false */
  redirectPages: z.boolean().default(false),
  /** Content security policy. */
  csp: z
    .strictObject({
      /** Write the policy to `_headers`. @default true */
      header: z.boolean().default(true),
      /** Write the policy into each page. @default false */
      meta: z.boolean().default(false),
      /** Directives to add or replace; hashes and hosts that your pages need are added to them. `{ 'img-src': "'self' https:" }` @default {} */
      directives: z.record(z.string(), z.string()).default({}),
    })
    .prefault({}),
  /** Read dates and contributors of pages from Git. @default true */
  git: z.boolean().default(true),
  /** How the site is built. */
  build: z
    .strictObject({
      /** Has no effect any more: one thread renders all pages. @deprecated Remove it. */
      workers: z.number().optional(),
      /** Keep rendered content in `.bifolio/` for the next build; `'portable'` also keeps finished pages. Builds that find `.bifolio/` but no output are then fast. Where the environment variable `CI` is set, `true` means the same. @default true */
      cache: z.union([z.boolean(), z.literal('portable')]).default(true),
      /** Bytes that `.bifolio/store/` may take beside what it keeps of each page; the least recently used entries are removed first. @since 1.0.0-rc.176 @default 1_000_000_000 */
      cacheSize: z.number().int().positive().default(1_000_000_000),
      /** Draw charts at build time in Chromium; a `string` is its path. Readers then download no libraries for them. Needs the package `playwright-core`, and Chromium or Chrome. @default false */
      browser: z.union([z.boolean(), z.string().min(1)]).default(false),
    })
    .prefault({}),
  /** Vite options for the theme, islands and components. @default {} */
  vite: z.custom<UserConfig>(isPlainObject, { error: 'an object of Vite options' }).default({}),
};

/** @default `@bifolio/theme` without options */
export const themeOption = z
  .custom<Theme>(isTheme, { error: 'what a theme returns, such as theme({ … }) of "@bifolio/theme"' })
  .optional();

function isTheme(value: unknown): boolean {
  if (!isPlainObject(value)) return false;
  const { name, server, styles, locale } = value as Partial<Theme>;
  return (
    typeof name === 'string' &&
    typeof server === 'string' &&
    isPlainObject(styles) &&
    typeof locale === 'function'
  );
}

function isPlainObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isLanguageTag(tag: string): boolean {
  try {
    // Words such as "english" are well formed, but no language has more than three letters.
    return /^[a-z]{2,3}(?:-|$)/i.test(tag) && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

function isOrigin(text: string): boolean {
  const url = URL.parse(text);
  return Boolean(url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash);
}

/** A path that stays in the site whoever reads it, and that a host can tell from others. */
function isSitePath(path: string): boolean {
  return (
    /^\/(?!\/)[^?#\\\p{Cc}]*$/u.test(path) &&
    !isTooLong(path) &&
    !/(?:^|\/)(?:\.|%2e){2}(?:\/|%2f|$)/i.test(path)
  );
}

/** Neither `javascript:` nor `//host`, which would lead readers away unnoticed. */
function isRedirectTarget(to: string): boolean {
  return /^https?:\/\/\S+$/.test(to) || (/^\/\S*$/.test(to) && !to.startsWith('//'));
}
