import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { matcher } from '../files/ignore-patterns.ts';
import type { MoverRules, NewPlace, OldFolder, SourcePage } from '../form/mover.ts';
import { linksOf } from '../navigation/first-link.ts';
import { isOptions, listOf, type Options, textOf } from '../read/literals.ts';
import { readJson } from '../read/read-json.ts';
import { mappedTags } from '../tags/mapped-tags.ts';
import { convertRaw, createMintlifyProse, mintlifyFence } from './convert-page.ts';
import { isPrivate, mintlifyFields, signedInLeft } from './fields.ts';
import { readTabs } from './navigation.ts';

const ASSET = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|mp3|pdf|zip|woff2?)$/i;

/** What `docs.json` says of a site of Mintlify. Pages that no navigation names answer, and are listed nowhere. */
export async function mintlifyRules(old: OldFolder): Promise<MoverRules> {
  const config = readJson(old);
  const tabs = readTabs(config);
  const sidebarOf = new Map(tabs.flatMap(({ place, items }) => linksOf(items).map((link) => [link, place])));
  const redirects = redirectsOf(config);
  const isIgnored = ignoredByMintlify(old.root);
  if (/"public":true/.test(JSON.stringify(config.navigation) ?? ''))
    old.left.push(signedInLeft(old.configFile));
  noteOptions(config, old);
  return {
    source: '.',
    showsTitle: true,
    public: 'public',
    hasPublic: true,
    slug: 'github',
    config: mintlifySite(config),
    theme: mintlifyTheme(config),
    folders: [{ from: '.', to: '', kind: 'docs' }],
    place: (page) => (isIgnored(page.path) ? undefined : placeOf(page)),
    asset: (path) =>
      ASSET.test(path) && !path.startsWith('public/') && !isIgnored(path) ? `public/${path}` : undefined,
    privacy: (page) => {
      if (isPrivate(page, old.left)) return 'draft';
      const isNamed = sidebarOf.has(placeOf(page)?.address ?? '');
      return isNamed && page.fields.hidden !== true ? undefined : 'unlisted';
    },
    fields: (page) => mintlifyFields(page, sidebarOf.get(page.address)),
    raw: convertRaw,
    fence: mintlifyFence,
    prose: createMintlifyProse(mappedTags(old.root, old.left), old.root),
    navigation: (site) => {
      const titled = tabs.map((tab) => ({ ...tab, items: withTitles(tab.items, site) }));
      const named = titled.filter(({ text, first }) => text && first);
      return {
        sidebars: Object.fromEntries(titled.map(({ place, items }) => [place, items])),
        navbar: [
          ...(named.length > 1 ? named.map(({ text, first }) => ({ text, link: first ?? '/' })) : []),
          ...navbarOf(config),
        ],
      };
    },
    redirects,
  };
}

type Tabs = ReturnType<typeof readTabs>;

/** Entries without a text have that of their page. */
const withTitles = (
  items: Tabs[number]['items'],
  site: Parameters<MoverRules['navigation']>[0],
): Tabs[number]['items'] =>
  items.map((item) => {
    const page = item.link === undefined ? undefined : site.byAddress(item.link);
    const text = item.text || textOf(page?.fields.sidebarTitle) || page?.title || item.link || '';
    return { ...item, text, ...(item.items && { items: withTitles(item.items, site) }) };
  });

/** What Mintlify ignores without being told. */
const IGNORED =
  'build/ dist/ coverage/ tmp/ temp/ README.md LICENSE.md CHANGELOG.md CONTRIBUTING.md'.replaceAll(' ', '\n');

function ignoredByMintlify(root: string): (path: string) => boolean {
  const file = join(root, '.mintignore');
  return matcher(`${IGNORED}\n${existsSync(file) ? readFileSync(file, 'utf8') : ''}`);
}

function placeOf({ path }: SourcePage): NewPlace | undefined {
  if (/(?:^|\/)(?:snippets|_[^/]*|node_modules)\/|^(?:README|CONTRIBUTING|LICENSE)\.mdx$/i.test(path))
    return undefined;
  const own = path.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1');
  return { to: path.replace(/\.mdx$/, '.md'), address: posix.join('/', own).replace(/(.)\/$/, '$1') };
}

const hrefOf = (value: unknown) => textOf(isOptions(value) ? value.href : value);

function mintlifySite(config: Options): Options {
  const favicon = textOf(isOptions(config.favicon) ? config.favicon.light : config.favicon);
  return {
    ...(textOf(config.name) && { title: config.name }),
    ...(textOf(config.description) && { description: config.description }),
    lang: 'en',
    ...(favicon && { head: [['link', { rel: 'icon', href: favicon }]] }),
  };
}

function mintlifyTheme(config: Options): Options {
  const logo = isOptions(config.logo) ? config.logo : { light: config.logo };
  const footer = isOptions(config.footer) ? config.footer : {};
  const socials = isOptions(footer.socials)
    ? footer.socials
    : isOptions(config.footerSocials)
      ? config.footerSocials
      : {};
  const social = Object.entries(socials).flatMap(([icon, link]) => (textOf(link) ? [{ icon, link }] : []));
  return {
    ...(textOf(logo.light) && { logo: logo.light }),
    ...(textOf(logo.dark) && { logoDark: logo.dark }),
    ...(social.length > 0 && { social }),
  };
}

function navbarOf(config: Options) {
  const navbar = isOptions(config.navbar) ? config.navbar : {};
  return [...listOf(navbar.links), ...listOf(config.topbarLinks)].filter(isOptions).flatMap((one) => {
    const link = hrefOf(one.href ?? one.url);
    return link ? [{ text: textOf(one.label ?? one.name) ?? link, link }] : [];
  });
}

const redirectsOf = (config: Options): Record<string, string> =>
  Object.fromEntries(
    listOf(config.redirects)
      .filter(isOptions)
      .flatMap(({ source, destination }) =>
        textOf(source) && textOf(destination) && !/[:*]/.test(String(source)) ? [[source, destination]] : [],
      ),
  ) as Record<string, string>;

function noteOptions(config: Options, { left, configFile: file }: OldFolder): void {
  const patterns = listOf(config.redirects).filter(
    (one) => isOptions(one) && /[:*]/.test(String(one.source)),
  );
  for (const one of patterns)
    left.push({
      severity: 'warning',
      what: 'A redirect with a pattern',
      todo: `Write it on your hosting platform: ${isOptions(one) ? String(one.source) : ''}`,
      file,
    });
  for (const [name, what] of [
    ['api', 'Pages of an API'],
    ['openapi', 'Pages of an API'],
    ['integrations', 'Services of other hosts'],
  ] as const)
    if (name in config)
      left.push({
        severity: 'warning',
        what: `${what}, \`${name}\``,
        todo: 'See what of them the site needs.',
        file,
      });
}
