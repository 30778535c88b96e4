import type { Left } from '../old-site.ts';
import { isOptions, listOf, type Options, textOf } from '../read/literals.ts';

/** A language of the site. */
export interface Language {
  lang: string;
  label?: string;
  /** `/`, `/de/`. */
  path: string;
}

/** The languages by their folders; `''` is that at the root. */
export function starlightLanguages({ locales, defaultLocale }: Options): ReadonlyMap<string, Language> {
  const all = Object.entries(isOptions(locales) ? locales : {});
  return new Map(
    all.map(([name, written]) => {
      const options = isOptions(written) ? written : {};
      const isRoot = name === 'root';
      const label = textOf(options.label);
      const lang = textOf(options.lang) ?? (isRoot ? (textOf(defaultLocale) ?? 'en') : name);
      return [isRoot ? '' : name, { lang, ...(label && { label }), path: isRoot ? '/' : `/${name}/` }];
    }),
  );
}

/** Options of the site that say the same here. */
export function starlightSite(astro: Options, config: Options): Options {
  const site = textOf(astro.site);
  const base = textOf(astro.base);
  const title = isOptions(config.title) ? Object.values(config.title)[0] : config.title;
  const languages = [...starlightLanguages(config).values()];
  const head = headOf(config.head);
  return {
    ...(textOf(title) && { title }),
    ...(textOf(config.description) && { description: config.description }),
    ...(site && URL.canParse(site) && { hostname: new URL(site).origin }),
    ...(base && base !== '/' && { base: `/${base.replace(/^\/|\/$/g, '')}/` }),
    ...(head.length > 0 && { head }),
    ...(languages.length < 2
      ? { lang: languages[0]?.lang ?? 'en' }
      : {
          locales: Object.fromEntries(
            withRoot(languages).map(({ path, lang, label }) => [path, { lang, ...(label && { label }) }]),
          ),
        }),
  };
}

/** A site has a language at its root, even if it has no page of its own. */
const withRoot = (languages: readonly Language[]): readonly Language[] =>
  languages.some(({ path }) => path === '/')
    ? languages
    : [{ lang: languages[0]?.lang ?? 'en', path: '/' }, ...languages];

/** `{ tag, attrs, content }` as we write it. */
export function headOf(written: unknown): unknown[] {
  return listOf(written).flatMap((one) => {
    if (!isOptions(one) || !textOf(one.tag)) return [];
    const attrs = isOptions(one.attrs) ? one.attrs : {};
    const known = Object.fromEntries(Object.entries(attrs).filter(([, value]) => value !== undefined));
    if (Object.keys(known).length < Object.keys(attrs).length) return [];
    return [[one.tag, known, ...(textOf(one.content) ? [one.content] : [])]];
  });
}

/** Options of the theme that say the same here. */
export function starlightTheme(config: Options): Options {
  const edit = isOptions(config.editLink) ? textOf(config.editLink.baseUrl) : undefined;
  const [, repository, branch, dir] =
    /^(https:\/\/[^/]+\/[^/]+\/[^/]+)(?:\/(?:-\/)?edit\/([^/]+)\/?(.*?)\/?)?$/.exec(edit ?? '') ?? [];
  const social = socialOf(config.social);
  return {
    ...(repository && { docsRepo: repository }),
    ...(branch && branch !== 'main' && { docsBranch: branch }),
    ...(dir && { docsDir: `${dir}/src/content/docs` }),
    ...(social.length > 0 && { social }),
    ...(config.pagefind === false && { search: false }),
  };
}

/** A list, or addresses by icon, as older versions have it. */
function socialOf(written: unknown): Options[] {
  const list = Array.isArray(written)
    ? (written as unknown[])
    : Object.entries(isOptions(written) ? written : {}).map(([icon, href]) => ({ icon, href }));
  return list
    .filter(isOptions)
    .flatMap(({ icon, href }) =>
      textOf(icon) && textOf(href) ? [{ icon: ICONS[String(icon)] ?? icon, link: href }] : [],
    );
}

const ICONS: Readonly<Record<string, string>> = {
  'x.com': 'x',
  openCollective: 'opencollective',
  blueSky: 'bluesky',
};

const LEFT: readonly (readonly [name: string, what: string, todo: string])[] = [
  ['customCss', 'Styles of the old theme', 'See what of them the site needs, and name it in `styles`.'],
  ['components', 'Components of Starlight that were replaced', 'Write them as overrides or slots.'],
  ['plugins', 'Plugins of Starlight', 'See what of them the site needs.'],
  ['logo', 'The logo', 'Copy it into public/, and name it in `theme.logo`.'],
];

/** What of the config no option here stands for. */
export const starlightLeft = (config: Options, file: string): Left[] =>
  LEFT.filter(([name]) => name in config && listOf(config[name]).length > 0).map(([, what, todo]) => ({
    severity: 'warning',
    what,
    todo,
    file,
  }));
