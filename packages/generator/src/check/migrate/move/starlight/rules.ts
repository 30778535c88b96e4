import { posix } from 'node:path';
import { slugifyPath } from '../addresses/slugify-path.ts';
import type { MoverRules, NewPlace, OldFolder, SourcePage } from '../form/mover.ts';
import { computedLeft } from '../read/computed-left.ts';
import { isOptions, listOf, type Options, textOf } from '../read/literals.ts';
import { readModule } from '../read/read-module.ts';
import { mappedTags } from '../tags/mapped-tags.ts';
import { createStarlightProse, movedFence } from './convert-page.ts';
import { fallbacks } from './fallbacks.ts';
import { starlightFields } from './fields.ts';
import { starlightNavigation } from './navigation.ts';
import { starlightLanguages, starlightLeft, starlightSite, starlightTheme } from './site-options.ts';

const SOURCE = 'src/content/docs';

/** What `astro.config` says of a site of Starlight. */
export async function starlightRules(old: OldFolder): Promise<MoverRules> {
  const { value, computed } = await readModule(old.root, old.configFile);
  const astro = isOptions(value) ? value : {};
  const config = starlightOf(astro);
  old.left.push(...computed.map(computedLeft), ...starlightLeft(config, old.configFile));
  const languages = starlightLanguages(config);
  return {
    source: SOURCE,
    output: ['dist'],
    showsTitle: true,
    public: 'public',
    hasPublic: true,
    slug: 'github',
    hasEmoji: false,
    config: starlightSite(astro, config),
    theme: starlightTheme(config),
    folders: [{ from: SOURCE, to: '', kind: 'docs' }],
    place: (page) => placeOf(page, languages),
    fields: starlightFields,
    fence: movedFence,
    prose: createStarlightProse(mappedTags(old.root, old.left)),
    navigation: (site) => starlightNavigation(config, languages, site, old),
    redirects: redirectsOf(astro),
    pageRedirects: (site) => fallbacks(site, languages),
  };
}

/** The options of the integration that has some of Starlight's. */
const starlightOf = ({ integrations }: Options): Options =>
  listOf(integrations)
    .filter(isOptions)
    .find((one) => ['title', 'sidebar', 'locales', 'social'].some((name) => name in one)) ?? {};

/** Files that begin with `_` are no pages. `slug` counts from the folder of the language. */
function placeOf(
  { path, fields }: SourcePage,
  languages: ReadonlyMap<string, unknown>,
): NewPlace | undefined {
  if (/(?:^|\/)_/.test(path)) return undefined;
  const slug = textOf(fields.slug);
  const [first = ''] = path.split('/');
  const isTranslated = slug !== undefined && languages.has(first) && !slug.startsWith(`${first}/`);
  const own = slug === undefined ? slugifyPath(path) : isTranslated ? `${first}/${slug}` : slug;
  return {
    to: path.replace(/\.mdx$/, '.md'),
    address: posix.join('/', own.replace(/(^|\/)index$/, '$1'), '/'),
  };
}

function redirectsOf({ redirects }: Options): Record<string, string> {
  return Object.fromEntries(
    Object.entries(isOptions(redirects) ? redirects : {}).flatMap(([from, to]) => {
      const target = textOf(isOptions(to) ? to.destination : to);
      return target && !from.includes('[') ? [[from, target]] : [];
    }),
  );
}
