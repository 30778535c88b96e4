import type { KeyedBundle } from '../bundle/bundle-folders.ts';
import { publicVariables } from '../bundle/public-variables.ts';
import { textOfOptions } from '../cache/text-of-options.ts';
import type { LoadedConfig } from '../config/load.ts';
import { relativePath } from '../files/relative-path.ts';
import { installedSetsKey } from '../icons/installed-sets.ts';
import { digest } from '../render/content-cache.ts';
import { type AskedBundle, reachOf } from '../render/site-answers.ts';
import type { Site } from '../site/read-site.ts';
import { siteFingerprint } from './fingerprints.ts';

/** Stands for everything that all contents have in common, wherever the site lies: theme, options, names of components. */
export function contentKey(config: LoadedConfig, { key, bundle }: KeyedBundle): string {
  const { root, base, title, hostname, locales, theme, icons, markdown, replaceAssets, vite } = config;
  const folders = [config.projectDir, config.sourceDir, config.publicDir].map((dir) =>
    relativePath(root, dir),
  );
  const themeOptions = locales.map(({ path, lang }) => theme.locale(path, lang).options);
  const ofServer = [base, icons, markdown, replaceAssets, vite, publicVariables(config)];
  const options = textOfOptions([folders, title, hostname, locales, themeOptions, ofServer]);
  const components = Object.keys(bundle.reach).filter((name) => name.startsWith('components/'));
  return digest(
    bundle.reach.theme ?? key,
    components.join(),
    installedSetsKey(root),
    options.replaceAll(root, '.'),
  );
}

/** The same for all documents: what contents have in common, addresses of scripts and styles, slots, navigation. */
export const siteKey = (site: Site, bundled: KeyedBundle): string =>
  digest(
    contentKey(site.config, bundled),
    JSON.stringify(bundled.bundle.assets),
    reachOf(bundled.bundle.reach, 'slots/'),
    siteFingerprint(site),
  );

/** What pages may ask about a bundle. */
export const askedBundle = ({ bundle }: KeyedBundle): AskedBundle => ({
  reach: bundle.reach,
  islands: bundle.assets.islands,
});
