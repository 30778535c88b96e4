import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Left, SidebarItem } from '../old-site.ts';
import { isOptions, listOf, type Options, textOf } from '../read/literals.ts';
import type { Plugins } from './plugins.ts';
import type { SidebarDoc } from './sidebars.ts';

const themeConfigOf = (config: Options): Options => (isOptions(config.themeConfig) ? config.themeConfig : {});

/** Options of the site that say the same here. */
export function docusaurusSiteOptions(config: Options): Options {
  const url = textOf(config.url);
  const base = textOf(config.baseUrl);
  return {
    ...(textOf(config.title) && { title: config.title }),
    ...(textOf(config.tagline) && { description: config.tagline }),
    ...(url && URL.canParse(url) && { hostname: new URL(url).origin }),
    ...(base && base !== '/' && { base: base.replace(/\/?$/, '/') }),
    ...(textOf(config.favicon) && {
      head: [['link', { rel: 'icon', href: rooted(String(config.favicon)) }]],
    }),
  };
}

const rooted = (path: string) => (/^[a-z]+:|^\//i.test(path) ? path : `/${path}`);

/** Options of the theme that say the same here. */
export function docusaurusThemeOptions(config: Options, { content }: Plugins): Options {
  const theme = themeConfigOf(config);
  const navbar = isOptions(theme.navbar) ? theme.navbar : {};
  const logo = isOptions(navbar.logo) ? navbar.logo : {};
  const footer = isOptions(theme.footer) ? theme.footer : {};
  const edit = content.map(({ options }) => textOf(options.editUrl)).find(Boolean);
  const repository = /^https:\/\/[^/]+\/[^/]+\/[^/]+/.exec(edit ?? '')?.[0] ?? repositoryOf(config);
  const blogs = content.filter(({ kind }) => kind === 'blog');
  return {
    ...(textOf(logo.src) && { logo: rooted(String(logo.src)) }),
    ...(textOf(logo.srcDark) && { logoDark: rooted(String(logo.srcDark)) }),
    ...(repository && { docsRepo: repository }),
    ...(textOf(footer.copyright) && { footer: { copyright: footer.copyright } }),
    ...(blogs.length > 0 && {
      collections: blogs.map(({ route, options }) => ({
        type: 'post',
        dir: route || 'blog',
        title: textOf(options.blogTitle) ?? 'Blog',
      })),
    }),
  };
}

const repositoryOf = ({ organizationName, projectName }: Options) =>
  textOf(organizationName) && textOf(projectName)
    ? `https://github.com/${organizationName}/${projectName}`
    : undefined;

interface Targets {
  docs: readonly SidebarDoc[];
  /** The first page of each sidebar. */
  sidebars: ReadonlyMap<string, string>;
}

/** Entries of the bar at the top; those that are made by plugins have none here. */
export function navbarOf(config: Options, targets: Targets): SidebarItem[] {
  const navbar = themeConfigOf(config).navbar;
  return listOf(isOptions(navbar) ? navbar.items : []).flatMap((item) => navItem(item, targets));
}

function navItem(item: unknown, targets: Targets): SidebarItem[] {
  if (!isOptions(item)) return [];
  const items = listOf(item.items).flatMap((one) => navItem(one, targets));
  const text = textOf(item.label);
  if (items.length > 0) return text ? [{ text, items }] : [];
  const doc = targets.docs.find(({ id }) => id === textOf(item.docId));
  const to = textOf(item.to);
  const link =
    doc?.address ??
    targets.sidebars.get(textOf(item.sidebarId) ?? '') ??
    (to && rooted(to)) ??
    textOf(item.href);
  return link ? [{ text: text ?? doc?.label ?? link, link }] : [];
}

/** What of the config no option here stands for. */
export function docusaurusConfigLeft(
  config: Options,
  { unknown, styles }: Plugins,
  file: string,
  root: string,
): Left[] {
  const theme = themeConfigOf(config);
  const footer = isOptions(theme.footer) ? theme.footer : {};
  const source = readFileSync(join(root, file), 'utf8').split('\n');
  const left = (
    what: string,
    todo: string,
    written: string,
    severity: Left['severity'] = 'warning',
  ): Left => {
    const line = source.findIndex((text) => text.includes(written));
    return { severity, what, todo, file, ...(line !== -1 && { line: line + 1 }) };
  };
  return [
    ...unknown.map((name) =>
      left(`The plugin "${name}" is not known here`, 'See what of it the site needs.', name),
    ),
    ...styles.map((style) =>
      left(
        'Styles of the old theme',
        `See what of ${style} the site needs, and name it in \`styles\`.`,
        style,
      ),
    ),
    ...(listOf(footer.links).length > 0
      ? [left('Links in the footer', 'Write those that readers need into `theme.footer.message`.', 'footer')]
      : []),
    ...('algolia' in theme
      ? [left('Search by Algolia', 'Search is built in; nothing to do, or set `search.provider`.', 'algolia')]
      : []),
    ...('announcementBar' in theme
      ? [left('The announcement bar', 'Write it as `theme.bulletin`.', 'announcementBar')]
      : []),
    ...(existsSync(join(root, 'versions.json'))
      ? [
          left(
            'Older versions in versioned_docs',
            'They were not moved; name their branches or tags in `versions`.',
            'versions',
            'error',
          ),
        ]
      : []),
    ...(existsSync(join(root, 'src/theme'))
      ? [left('Swizzled components in src/theme', 'Write them as overrides or slots.', 'themeConfig')]
      : []),
  ];
}
