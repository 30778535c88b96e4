import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Left, MovedFile, OldSite } from '../old-site.ts';
import { computedLeft } from '../read/computed-left.ts';
import { isOptions, textOf, textsOf } from '../read/literals.ts';
import { pruneItems } from '../read/prune-items.ts';
import { readModule } from '../read/read-module.ts';
import { findContent } from './find-content.ts';
import { docusaurusLanguages, localesOption, mainLanguage } from './languages.ts';
import { movedPage } from './moved-page.ts';
import { type Plugins, readPlugins } from './plugins.ts';
import type { ReadPage } from './read-page.ts';
import {
  docusaurusConfigLeft,
  docusaurusSiteOptions,
  docusaurusThemeOptions,
  navbarOf,
} from './site-options.ts';
import { readSidebars } from './site-sidebars.ts';

/** A site of Docusaurus 3. Its config and sidebars are parsed, never run. */
export async function readDocusaurus(root: string, configFile: string): Promise<OldSite> {
  const { value, computed } = await readModule(root, configFile);
  const config = isOptions(value) ? value : {};
  const plugins = readPlugins(config);
  const left: Left[] = [
    ...computed.map(computedLeft),
    ...docusaurusConfigLeft(config, plugins, configFile, root),
  ];
  const pages: ReadPage[] = [];
  const files: MovedFile[] = [];
  for (const plugin of plugins.content)
    for (const language of docusaurusLanguages(config))
      await findContent({ root, plugin, language, main: mainLanguage(config) }, { pages, files, left });
  const sidebars = await readSidebars(root, plugins, pages);
  left.push(...sidebars.left);
  const byAddress = new Set(pages.map(({ address }) => address.replace(/(.)\/$/, '$1')));
  const byFile = new Map(pages.map(({ file, address }) => [file, address]));
  const isKnown = (link: string) =>
    !link.startsWith('/') ||
    byAddress.has(link.replace(/[#?].*$/, '').replace(/(.)\/$/, '$1')) ||
    /\.\w+$/.test(link);
  const isThere = (folder: string) => existsSync(join(root, folder));
  const navigation = pruneItems(isKnown, left, configFile);
  return {
    source: 'docs',
    public: textsOf(config.staticDirectories).find(isThere) ?? (isThere('static') ? 'static' : 'public'),
    hasPublic: true,
    output: ['build'],
    config: {
      ...docusaurusSiteOptions(config),
      ...localesOption(config),
      exclude: ['**/_*.{md,mdx}', '**/_*/**'],
    },
    theme: docusaurusThemeOptions(config, withPages(plugins, pages)),
    slug: 'github',
    pages: pages.map((page) => movedPage(page, { byAddress, byFile, sidebarOf: sidebars.sidebarOf, left })),
    files,
    sidebars: Object.fromEntries(
      Object.entries(sidebars.items).map(([place, items]) => [place, navigation(items)]),
    ),
    navbar: navigation(
      navbarOf(config, { docs: pages.flatMap(({ doc }) => doc ?? []), sidebars: sidebars.first }),
    ),
    redirects: { ...sidebars.redirects, ...indexRedirects(pages), ...redirectsOf(plugins) },
    left,
  };
}

const withPages = (plugins: Plugins, pages: readonly ReadPage[]): Plugins => ({
  ...plugins,
  content: plugins.content.filter((plugin) => pages.some((page) => page.plugin === plugin)),
});

/** `slug: index` had `index/` in its address, which no page of ours has. */
const indexRedirects = (pages: readonly ReadPage[]): Record<string, string> =>
  Object.fromEntries(
    pages
      .filter(({ address }) => /\/index$/.test(address))
      .map(({ address }) => [`${address}/`, address.replace(/index$/, '')]),
  );

/** `redirects` of plugin-client-redirects. */
function redirectsOf({ redirects }: Plugins): Record<string, string> {
  const list = Array.isArray(redirects.redirects) ? (redirects.redirects as unknown[]) : [];
  return Object.fromEntries(
    list.filter(isOptions).flatMap(({ from, to }) => {
      const target = textOf(to);
      return target ? textsOf(from).map((path) => [path, target]) : [];
    }),
  );
}
