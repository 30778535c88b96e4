import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseOptions } from '../config/parse-options.ts';
import { resolveConfig } from '../config/resolve-config.ts';
import { configSchema } from '../config/schema.ts';
import type { Theme } from '../theme-contract.ts';
import { bundleSite } from './bundle-site.ts';
import { importedSheets } from './imported-sheets.ts';
import { hashOf, nameOf, optionsOf, type PrebuiltRecord, RECORD } from './prebuilt-theme.ts';
import { findSiteEntries } from './site-entries.ts';

/**
 * For authors of themes: bundles a theme for sites without modules of their own and with default options, into its
 * folder `prebuilt`, to be published with it. Such sites are built without a bundler. Rejects when the theme names no
 * such folder, and with whatever Vite says.
 */
export async function prebuildTheme(theme: Theme): Promise<void> {
  const { prebuilt } = theme;
  if (!prebuilt)
    throw new Error(`The theme "${theme.name}" does not say where its bundle belongs (\`prebuilt\`).`);
  const site = mkdtempSync(join(tmpdir(), 'bifolio-prebuild-'));
  try {
    const config = resolveConfig({
      options: parseOptions(configSchema, {}),
      root: site,
      fallbackTitle: '',
      theme,
    });
    const { assets, modules } = await bundleSite(config, findSiteEntries(config, []), prebuilt);
    const files = [...modules, ...importedSheets(modules)]
      .flatMap((path) => nameOf(theme, path) ?? [])
      .sort();
    const record: PrebuiltRecord = { options: optionsOf(config), hash: hashOf(theme, files), files, assets };
    writeFileSync(join(prebuilt, RECORD), JSON.stringify(record));
  } finally {
    rmSync(site, { recursive: true, force: true });
  }
}
