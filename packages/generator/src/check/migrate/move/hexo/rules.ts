import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import picomatch from 'picomatch';
import { hexoDialect } from '../../../../markdown/dialects/hexo/hexo.ts';
import { datedValues, fillPattern, isFuture } from '../addresses/dated-address.ts';
import type { MoverRules, NewPlace, OldFolder, SourcePage } from '../form/mover.ts';
import { convertLiquid } from '../liquid/convert-liquid.ts';
import { isOptions, listOf, type Options, textOf, textsOf } from '../read/literals.ts';
import { readJson } from '../read/read-json.ts';
import { tagTemplates } from '../tags/mapped-tags.ts';
import { archivePath, archiveRedirects } from './archives.ts';
import { hexoPackages } from './packages.ts';
import { noteLayout, noteTemplates } from './templates-left.ts';

/** What `_config.yml` says of a site of Hexo. */
export async function hexoRules(old: OldFolder): Promise<MoverRules> {
  const config = readJson(old);
  const source = posix.normalize(textOf(config.source_dir) ?? 'source').replace(/\/$/, '');
  const templates = tagTemplates(old.root, old.left);
  const languages = textsOf(config.language).filter((name) => existsSync(join(old.root, source, name)));
  const packages = hexoPackages(old);
  const isIgnored = ignoredByHexo(config, source);
  const hidesPosts = packages.includes('hexo-hide-posts');
  const archive = archivePath(packages, config);
  noteLocks(old);
  noteTemplates(old);
  return {
    source,
    showsTitle: true,
    public: 'public',
    output: [posix.normalize(textOf(config.public_dir) ?? 'public').replace(/\/$/, '')],
    slug: 'hexo',
    hasEmoji: packages.some((name) => /emoji|^hexo-renderer-markdown-it/.test(name)),
    config: siteOptions(config, languages),
    theme: {
      collections: [
        {
          type: 'post',
          dir: 'posts',
          title: textOf(config.archive_title) ?? 'Blog',
          ...(archive && { archivesLink: archive }),
        },
      ],
    },
    folders: [{ from: source, to: '', kind: '' }],
    // Files of a post stay in the folder of its name; the others are public.
    asset: (path) => {
      if (isIgnored(path)) return undefined;
      return path.startsWith('_posts/') ? posix.join(source, 'posts', path.slice(7)) : `public/${path}`;
    },
    place: (page) => (isIgnored(page.path) ? undefined : placeOf(page, config)),
    privacy: (page) => {
      if (page.path.startsWith('_drafts/')) return 'draft';
      if (hidesPosts && page.fields.hidden === true) return 'unlisted';
      return config.future === false && isFuture(page) ? 'draft' : undefined;
    },
    fields: (page) => {
      noteLayout(page, old);
      return fieldsOf(page);
    },
    raw: (body, page) =>
      convertLiquid(body.replace(/<!--\s*more\s*-->/g, '<!-- more -->'), page, {
        root: old.root,
        dialect: hexoDialect,
        templates,
      }),
    prose: (text) => text,
    navigation: () => ({ sidebars: {}, navbar: [] }),
    pageRedirects: (site) => (archive ? archiveRedirects(archive, site) : {}),
  };
}

function siteOptions(config: Options, languages: readonly string[]): Options {
  const url = textOf(config.url);
  const root = textOf(config.root) ?? '/';
  const [main] = textsOf(config.language);
  return {
    ...(textOf(config.title) && { title: config.title }),
    ...((textOf(config.description) ?? textOf(config.subtitle)) && {
      description: config.description ?? config.subtitle,
    }),
    ...(url && URL.canParse(url) && { hostname: new URL(url).origin }),
    ...(root !== '/' && { base: root.replace(/\/?$/, '/') }),
    ...(languages.length === 0
      ? { lang: main ?? 'en' }
      : {
          locales: Object.fromEntries([
            ['/', { lang: main ?? 'en' }],
            ...languages.filter((name) => name !== main).map((name) => [`/${name}/`, { lang: name }]),
          ]),
        }),
  };
}

/** Files with `_` or `.` before their names, those of editors, and those that the config names. */
function ignoredByHexo(config: Options, source: string): (path: string) => boolean {
  const isNamed = picomatch([...textsOf(config.ignore), ...textsOf(config.exclude)], { dot: true });
  return (path) =>
    /(?:^|\/)[_.]|[~%]$/.test(path.replace(/^_(?:posts|drafts)\//, '')) ||
    isNamed(path) ||
    isNamed(`${source}/${path}`);
}

/** Posts have the pattern of the config, pages their folders; other folders that begin with `_` are none. */
function placeOf(page: SourcePage, config: Options): NewPlace | undefined {
  const [, kind, path = ''] = /^_(posts|drafts)\/(.*)$/.exec(page.path) ?? [];
  const own = textOf(page.fields.permalink);
  const aliases = listOf(page.fields.alias ?? page.fields.aliases ?? page.fields.redirect_from).map((one) =>
    posix.join('/', String(one)),
  );
  if (!kind) {
    const address =
      own ?? page.path.replace(/\.(?:md|markdown|mdx)$/, '.html').replace(/(^|\/)index\.html$/, '$1');
    return { to: page.path.replace(/\.markdown$/, '.md'), address: posix.join('/', address), aliases };
  }
  const pattern = textOf(config.permalink) ?? ':year/:month/:day/:title/';
  const defaults = isOptions(config.permalink_defaults)
    ? (config.permalink_defaults as Record<string, string>)
    : {};
  const values = { ...defaults, ...datedValues({ ...page, path }) };
  const mapped = isOptions(config.category_map)
    ? textOf(config.category_map[values.category ?? ''])
    : undefined;
  const address =
    own ??
    fillPattern(pattern, { ...values, title: values.post_title ?? '', ...(mapped && { category: mapped }) });
  return {
    to: `${kind === 'posts' ? 'posts' : 'drafts'}/${path.replace(/\.markdown$/, '.md')}`,
    address: posix.join('/', address),
    aliases,
  };
}

const FOREIGN =
  'layout updated comments permalink alias aliases redirect_from categories category photos toc mathjax top top_img lang author disableNunjucks header footer subtitle abstract message theme wrong_pass_message wrong_hash_message'.split(
    ' ',
  );

/** Frontmatter of Hexo under our names; categories are tags. */
function fieldsOf({ fields }: SourcePage): Readonly<Record<string, unknown>> {
  const tags = listOf(fields.tags).flat(2).map(String);
  const categories = listOf(fields.categories ?? fields.category)
    .flat(3)
    .filter(Boolean)
    .map(String);
  const all = [...new Set([...tags, ...categories])];
  return {
    ...Object.fromEntries(FOREIGN.filter((name) => name in fields).map((name) => [name, undefined])),
    ...((tags.length > 0 || categories.length > 0 || 'tags' in fields) && {
      tags: all.length > 0 ? all : undefined,
    }),
    ...(textOf(fields.message) && fields.password !== undefined && { passwordHint: fields.message }),
    ...(fields.password === '' && { password: undefined }),
    ...(fields.toc === false && { aside: false }),
    ...((typeof fields.top === 'number' || fields.top === true) && { sticky: fields.top }),
  };
}

/** Passwords by tag stand in the config of hexo-blog-encrypt, which locks pages that do not name one. */
function noteLocks(old: OldFolder): void {
  const { encrypt } = readJson({ ...old, left: [] });
  if (isOptions(encrypt) && listOf(encrypt.tags).length > 0)
    old.left.push({
      severity: 'error',
      what: 'Passwords by tag, `encrypt.tags`',
      todo: 'Write `password: env:NAME` in the frontmatter of each of these pages, or a rule in `encrypt.rules`.',
      file: old.configFile,
    });
}
