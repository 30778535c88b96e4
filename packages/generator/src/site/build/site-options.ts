import { textOfOptions } from '../../core/cache/text-of-options.ts';
import type { ThemePageOptions } from '../../core/contracts/theme.ts';
import { relativePath } from '../../core/files/relative-path.ts';
import { shortHash } from '../../core/ledger/hash.ts';
import { publicVariables } from '../bundle/author/public-variables.ts';
import type { KeyedBundle } from '../bundle/bundle-folders.ts';
import type { LoadedConfig } from '../config/load.ts';
import { projectModules } from '../config/project-modules.ts';
import { extensionsKey } from '../extensions/extensions-key.ts';
import { installedSetsKey } from '../icons/installed-sets.ts';
import type { Site } from '../read/read-site.ts';
import { digest } from '../render/content/content-cache.ts';
import { insertTexts } from '../render/content/insert-text.ts';
import { type AskedBundle, reachOf } from '../render/site-answers.ts';
import { themeFileNames } from './output/theme-files.ts';

/** What pages may ask about how a site is made. */
export function askedBundle(site: Site, bundled: KeyedBundle): AskedBundle {
  const { reach, assets } = bundled.bundle;
  return { reach, islands: assets.islands, options: (group) => optionsAnswer(site, bundled, group) };
}

/** Stands for a group of options, wherever the site lies. */
function optionsAnswer(site: Site, bundled: KeyedBundle, group: string): string {
  const [name, locale = '', option] = group.split(' ');
  switch (name) {
    case 'content':
      return contentOptions(site, bundled);
    default: {
      const options = themeOptions(site.config, locale);
      return shortHash(textOfOptions(option ? new Map(Object.entries(options)).get(option) : options) ?? '');
    }
  }
}

/** What all contents have in common: theme, options, names of components. */
function contentOptions({ config, graph }: Site, { key, bundle }: KeyedBundle): string {
  const { root, base, locales, icons, markdown, replaceAssets, vite, build } = config;
  const folders = [config.projectDir, config.sourceDir, config.publicDir].map((dir) =>
    relativePath(root, dir),
  );
  const ofServer = [
    base,
    icons,
    markdown,
    replaceAssets,
    vite,
    publicVariables(config),
    Boolean(build.browser),
  ];
  const options = textOfOptions([folders, graph.site, graph.localeDirs, locales, ofServer]);
  const added = extensionsKey(
    config.extensions.filter((one) => one.markdown),
    ownModules(config),
  );
  const components = Object.keys(bundle.reach).filter((name) => name.startsWith('components/'));
  return digest(
    bundle.reach.theme ?? key,
    components.join(),
    installedSetsKey(root),
    ...(added ? [added] : []),
    options.replaceAll(root, '.'),
  ).slice(0, 16);
}

/** Stands for what all documents have in common: that of contents, addresses of scripts and styles, slots, options of the theme. */
export function siteKey(site: Site, bundled: KeyedBundle): string {
  const { root, head, csp, search, locales, theme, extensions, publicFields: ownFields } = site.config;
  const { reach, assets } = bundled.bundle;
  const { islands: _, ...ofAllPages } = assets;
  const { headScript, wordsPerMinute, publicFields } = theme;
  const ofLocales = locales.map(({ path, lang }) => theme.locale(path, lang).options);
  const texts = [insertTexts(site.config), themeFileNames(site.config)];
  const options = textOfOptions([
    ofAllPages,
    head,
    csp,
    search,
    ofLocales,
    headScript,
    wordsPerMinute,
    publicFields,
    ...(ownFields.length > 0 ? [ownFields] : []),
    texts,
    extensionsKey(extensions, ownModules(site.config)),
  ]);
  return digest(contentOptions(site, bundled), reachOf(reach, 'slots/'), options.replaceAll(root, '.'));
}

/** Modules of the project that the config imports, and extensions may be made of. */
const ownModules = ({ file }: Pick<LoadedConfig, 'file'>): string[] =>
  file ? projectModules(file).filter((path) => path !== file) : [];

function themeOptions(
  { locales, theme }: Pick<LoadedConfig, 'locales' | 'theme'>,
  locale: string,
): ThemePageOptions {
  const found = locales.find(({ path }) => path === locale);
  return found ? theme.locale(found.path, found.lang).options : {};
}
