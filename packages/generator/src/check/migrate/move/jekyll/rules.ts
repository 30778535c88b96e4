import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { glob } from 'tinyglobby';
import { readToml } from '../../../../core/frontmatter/other-formats/read-toml.ts';
import { isFuture } from '../addresses/dated-address.ts';
import type { MoverRules, OldFolder } from '../form/mover.ts';
import { convertLiquid } from '../liquid/convert-liquid.ts';
import { isOptions, type Options, textOf, textsOf } from '../read/literals.ts';
import { readJson } from '../read/read-json.ts';
import { tagTemplates } from '../tags/mapped-tags.ts';
import { jekyllPlace } from './addresses.ts';
import { readJekyllData } from './data.ts';
import { createDefaults } from './defaults.ts';
import { jekyllFields } from './fields.ts';
import { noteHtmlPages } from './html-pages.ts';
import { convertKramdown } from './kramdown.ts';
import { jekyllTags } from './tags.ts';

/** What `_config.yml` says of a site of Jekyll. Layouts, includes and plugins are not run. */
export async function jekyllRules(old: OldFolder): Promise<MoverRules> {
  const config = readConfig(old);
  const collections = collectionsOf(config);
  const defaults = createDefaults(config);
  const excluded = new Set(await excludedFiles(old.root, config));
  const templates = tagTemplates(old.root, old.left);
  const values = { ...config, data: readJekyllData(old) };
  noteHtmlPages(old);
  return {
    source: 'pages',
    showsTitle: true,
    public: 'public',
    output: [posix.normalize(textOf(config.destination) ?? '_site').replace(/\/$/, '')],
    slug: 'github',
    hasEmoji: [...textsOf(config.plugins), ...textsOf(config.gems)].includes('jemoji'),
    config: siteOptions(config),
    theme: {
      ...(textOf(config.repository) && {
        docsRepo: String(config.repository).replace(/^https:\/\/github\.com\//, ''),
      }),
      collections: [{ type: 'post', dir: 'posts', title: 'Blog' }],
    },
    folders: [{ from: '.', to: '', kind: '' }],
    asset: (path) =>
      excluded.has(path) ||
      /(?:^|\/)[_.#]|~$|\.(?:html?|scss|sass|css|ya?ml|xml|json|rb|lock|gemspec)$|^Gemfile|^(?:pages|public)\//.test(
        path,
      )
        ? undefined
        : `public/${path}`,
    place: (page) =>
      excluded.has(page.path) ? undefined : jekyllPlace(page, { config, collections, defaults }),
    privacy: (page) => {
      const isPublished = page.fields.published ?? defaults(page).published;
      if (/(?:^|\/)_drafts\//.test(page.path) || isPublished === false) return 'draft';
      return config.future !== true && isFuture(page) ? 'draft' : undefined;
    },
    fields: (page) => jekyllFields(page, defaults(page)),
    raw: (body, page) =>
      convertLiquid(body, page, {
        root: old.root,
        dialect: (text) => jekyllTags(text, { root: old.root, config: values, page, collections }),
        templates,
      }),
    prose: convertKramdown,
    navigation: () => ({ sidebars: {}, navbar: [] }),
  };
}

function readConfig(old: OldFolder): Options {
  if (!old.configFile.endsWith('.toml')) return readJson(old);
  return readToml(readFileSync(join(old.root, old.configFile), 'utf8')).value;
}

/** Options of each collection with pages of its own, by its name. */
function collectionsOf({ collections }: Options): ReadonlyMap<string, Options> {
  const all = Object.entries(isOptions(collections) ? collections : {}).filter(([, options]) =>
    isOptions(options),
  );
  return new Map([['posts', {}], ...all] as [string, Options][]);
}

const ALWAYS = [
  'node_modules/**',
  'vendor/**',
  '_site/**',
  '_includes/**',
  '_layouts/**',
  '_data/**',
  '_sass/**',
  '_plugins/**',
  'README.md',
  'readme.md',
];

const excludedFiles = (cwd: string, { exclude }: Options): Promise<string[]> =>
  glob([...ALWAYS, ...textsOf(exclude).flatMap((one) => [one, posix.join(one, '**')])], {
    cwd,
    followSymbolicLinks: false,
    ignore: ['node_modules/**'],
  });

function siteOptions(config: Options): Options {
  const url = textOf(config.url);
  const base = textOf(config.baseurl);
  return {
    ...((textOf(config.title) ?? textOf(config.name)) && { title: config.title ?? config.name }),
    ...(textOf(config.description) && { description: config.description }),
    ...(url && URL.canParse(url) && { hostname: new URL(url).origin }),
    ...(base && base !== '/' && { base: `/${base.replace(/^\/|\/$/g, '')}/` }),
    lang: textOf(config.lang) ?? 'en',
  };
}
