import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Theme } from './core/contracts/theme.ts';
import { walk } from './core/files/walk.ts';
import { importedSheets } from './site/bundle/author/imported-sheets.ts';
import { bundleForSites } from './site/bundle/bundle-site.ts';
import { packageFiles } from './site/bundle/client/package-files.ts';
import { ANY_BASE } from './site/bundle/prebuilt/any-base.ts';
import { optionsOf, type PrebuiltRecord, RECORD } from './site/bundle/prebuilt/prebuilt-theme.ts';
import { findSiteEntries } from './site/bundle/site-entries.ts';
import { type LoadedConfig, resolveConfig } from './site/config/resolve-config.ts';
import { checkConfig } from './site/config/schema.ts';
import { bundlePageScript } from './site/dev/theme/bundle-page-script.ts';
import { bundleTheme } from './site/dev/theme/bundle-theme.ts';
import { prebuiltThemeFolder } from './site/dev/theme/theme-modules.ts';
import { writeThemeSheets } from './site/dev/theme/write-theme-sheets.ts';

/**
 * For authors of themes: bundles a theme into its folder `prebuilt`, to be published with it. Sites without modules of
 * their own and with default options are built without a bundler then, and dev needs none to start. Rejects when the
 * theme names no such folder, and with whatever Vite says.
 */
export async function prebuildTheme(theme: Theme): Promise<void> {
  const { prebuilt } = theme;
  if (!prebuilt)
    throw new Error(`The theme "${theme.name}" does not say where its bundle belongs (\`prebuilt\`).`);
  const site = mkdtempSync(join(tmpdir(), 'bifolio-prebuild-'));
  try {
    const config = resolveConfig({
      options: checkConfig({}, theme),
      root: site,
      fallbackTitle: '',
      theme,
    });
    await prebuildForBuilds(config, prebuilt);
    await bundleTheme(config, prebuiltThemeFolder(prebuilt));
    await bundlePageScript(config, prebuiltThemeFolder(prebuilt));
    await writeThemeSheets(theme, prebuiltThemeFolder(prebuilt));
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}

/** For every base, unless a module of the theme names the site's (`import.meta.env.BASE_URL`): then for `/` alone. */
async function prebuildForBuilds(config: LoadedConfig, folder: string): Promise<void> {
  const entries = findSiteEntries(config, []);
  const forAny = await bundleForSites({ ...config, base: ANY_BASE }, entries, folder);
  const isForAny = !isNamedIn(folder, ANY_BASE);
  const { bundle, server, client } = isForAny ? forAny : await bundleForSites(config, entries, folder);
  const { serverFile, clientKey, assets, links } = bundle;
  const { nameOf, hashOf } = packageFiles(config.theme);
  const namesOf = (paths: Iterable<string>) => [...paths].flatMap((path) => nameOf(path) ?? []).sort();
  const files = namesOf([...bundle.modules, ...importedSheets(bundle.modules)]);
  const record: PrebuiltRecord = {
    options: optionsOf(config),
    base: isForAny ? undefined : config.base,
    hash: hashOf(files),
    files,
    server: basename(serverFile),
    exports: await exportsIn(serverFile),
    islands: Object.fromEntries([...server.islands].map(([id, path]) => [id, nameOf(path) ?? path])),
    sheets: namesOf(server.linkedSheets),
    clientKey,
    stateful: client.stateful,
    assets,
    links,
  };
  writeFileSync(join(folder, RECORD), JSON.stringify(record));
}

/** Names that each module of a server's bundle exports. */
async function exportsIn(serverFile: string): Promise<PrebuiltRecord['exports']> {
  const { modules } = (await import(pathToFileURL(serverFile).href)) as { modules: Record<string, object> };
  return Object.fromEntries(Object.entries(modules).map(([name, exports]) => [name, Object.keys(exports)]));
}

const isNamedIn = (folder: string, text: string) =>
  walk(folder).files.some((path) => readFileSync(join(folder, path)).includes(text));
