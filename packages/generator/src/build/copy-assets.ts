import { cpSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SiteBundle } from '../bundle/bundle-site.ts';
import { walk } from '../files/walk.ts';

/**
 * Copies the scripts and style sheets of a bundle into the output, except those that nothing leads to but islands and sheets
 * that no page names. A bundle has those of every block, and most sites use a few.
 */
export function copyAssets(
  { clientDir, assets }: Pick<SiteBundle, 'clientDir' | 'assets'>,
  named: ReadonlySet<string>,
  outDir: string,
): void {
  const from = join(clientDir, 'assets');
  const { client, leadOn, react, siteStyles, styles, islands } = assets;
  const paths = walk(from).files;
  const reach = createReach(from, paths);
  const choice = [
    ...Object.values(styles),
    ...Object.values(islands).flatMap((one) => [one.src, ...one.styles]),
  ];
  const optional = reach(choice.filter((address) => !named.has(address)));
  const others = paths.filter((path) => !optional.has(basename(path)));
  const needed = reach([client, leadOn, ...react, ...siteStyles, ...named, ...others]);
  const isNeedless = (name: string) => optional.has(name) && !needed.has(name);
  cpSync(from, join(outDir, 'assets'), { recursive: true, filter: (path) => !isNeedless(basename(path)) });
}

/**
 * Makes the function that gives the names of the files that some lead to, themselves among them. Names hold a hash, so what the
 * text of a script or sheet says between quotes, slashes or brackets is such a name or means something else.
 */
function createReach(folder: string, paths: readonly string[]) {
  const known = new Map(paths.map((path) => [basename(path), path]));
  const namedBy = (path: string) =>
    /\.(?:css|m?js)$/.test(path) ? readFileSync(join(folder, path), 'utf8').split(/["'`()/\\?#\s]/) : [];
  return (addresses: readonly string[]): ReadonlySet<string> => {
    const reached = new Set(addresses.map((address) => basename(address)).filter((name) => known.has(name)));
    // A set goes on to what is added while it is walked through.
    for (const name of reached)
      for (const other of namedBy(known.get(name) ?? '')) if (known.has(other)) reached.add(other);
    return reached;
  };
}
