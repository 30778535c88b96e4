import { existsSync, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { globSync } from 'tinyglobby';
import { isOldOutput } from '../files/site-files.ts';
import type { OldSite } from '../old-site.ts';

/** A site whose folders of pages and public files have nothing that the old one kept from readers. */
export function withoutPrivateFiles(
  site: OldSite,
  { root, write }: { root: string; write: boolean },
): OldSite {
  const ours = withoutStrayPages(site, root);
  // A copy has nothing that the old generator wrote.
  const isLeftOut = !write && isOldOutput(site, posix.join(site.public, 'index.html'));
  return isLeftOut ? ours : withOwnPublic(ours, root);
}

/** Files in the new folder of pages that were no pages: of a folder that the old config leaves out, or that it does not name. */
function withoutStrayPages(site: OldSite, root: string): OldSite {
  const { source, config, pages, parts = [], files } = site;
  const known = new Set([...pages, ...parts, ...files].map(({ from }) => from));
  const exclude = Array.isArray(config.exclude) ? config.exclude.map(String) : [];
  const cwd = join(root, source);
  if (!existsSync(cwd)) return site;
  const found = globSync(['**/*.{md,mdx}'], {
    cwd,
    ignore: [...exclude, '**/node_modules/**'],
    followSymbolicLinks: false,
  });
  const stray = found.filter((path) => {
    const file = posix.join(source, path);
    return !known.has(file) && !isOldOutput(site, file);
  });
  return stray.length === 0
    ? site
    : { ...site, config: { ...config, exclude: [...exclude, ...stray.sort()] } };
}

/** Names for the public folder of a site that had another folder of that name. */
const NAMES = ['static', 'public-files', 'published'];

function withOwnPublic(site: OldSite, root: string): OldSite {
  const folder = join(root, site.public);
  if (site.hasPublic || !existsSync(folder) || readdirSync(folder).length === 0) return site;
  const name = NAMES.find((one) => !existsSync(join(root, one))) ?? `${site.public}-of-site`;
  const files = site.files.map(({ from, to }) => ({
    from,
    to: to.startsWith(`${site.public}/`) ? name + to.slice(site.public.length) : to,
  }));
  return { ...site, public: name, files };
}
