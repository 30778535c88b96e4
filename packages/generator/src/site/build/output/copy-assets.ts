import { copyFileSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { relativePath } from '../../../core/files/relative-path.ts';
import type { AssetLinks } from '../../bundle/client/asset-links.ts';
import type { SiteBundle } from '../../bundle/site-bundle.ts';
import { modulePaths } from '../../render/module-files.ts';

/**
 * Copies the scripts and style sheets of a bundle into the output, except those that nothing leads to but islands and sheets
 * that no page names. A bundle has those of every block, and most sites use a few.
 */
export function copyAssets(
  { clientDir, assets, links }: Pick<SiteBundle, 'clientDir' | 'assets' | 'links'>,
  named: ReadonlySet<string>,
  outDir: string,
): void {
  const { client, leadOn, react, siteStyles, componentStyles, styles, islands, shared } = assets;
  const reach = createReach(links);
  const choice = [
    ...Object.values(styles),
    ...Object.values(componentStyles).flat(),
    ...[...Object.values(islands), shared].flatMap((one) => [one.src, ...one.styles]),
  ];
  const optional = reach(choice.filter((address) => !named.has(address)));
  const others = Object.keys(links).filter((path) => !optional.has(basename(path)));
  const needed = reach([client, leadOn, ...react, ...siteStyles, ...named, ...others]);
  const isNeedless = (name: string) => optional.has(name) && !needed.has(name);
  cpSync(join(clientDir, 'assets'), join(outDir, 'assets'), {
    recursive: true,
    filter: (path) => !isNeedless(basename(path)),
  });
}

/** Copies what modules of the site have given to pages, unless islands import it as well. `base` is the site's. */
export function copyModuleFiles(
  bundle: Pick<SiteBundle, 'serverFile' | 'files'>,
  named: ReadonlySet<string>,
  { outDir, base }: { outDir: string; base: string },
): void {
  for (const [address, path] of modulePaths(bundle, base)) {
    const target = join(outDir, relativePath(dirname(bundle.serverFile), path));
    if (!named.has(address) || existsSync(target)) continue;
    mkdirSync(dirname(target), { recursive: true });
    copyFileSync(path, target);
  }
}

/** Makes the function that gives the names of the files that some lead to, themselves among them. */
function createReach(links: AssetLinks) {
  const linksOf = new Map(Object.entries(links).map(([path, names]) => [basename(path), names]));
  return (addresses: readonly string[]): ReadonlySet<string> => {
    const reached = new Set(
      addresses.map((address) => basename(address)).filter((name) => linksOf.has(name)),
    );
    // A set goes on to what is added while it is walked through.
    for (const name of reached) for (const other of linksOf.get(name) ?? []) reached.add(other);
    return reached;
  };
}
