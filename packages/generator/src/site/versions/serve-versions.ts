import { join } from 'node:path';
import { workFolder } from '../../core/cache/work-folder.ts';
import type { SiteVersion } from '../../core/contracts/navigation.ts';
import { openOwnFolder } from '../../core/files/own-folder.ts';
import { removeFolder } from '../../core/files/remove-own.ts';
import { serveFile } from '../../core/http/serve-file.ts';
import type { Progress } from '../../core/log/progress.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { VersionServer } from '../preview/version-server.ts';
import { readSite } from '../read/read-site.ts';
import { buildVersions } from './build-versions.ts';
import { namedVersions } from './chosen-versions.ts';
import { isList, listedVersions } from './listed-versions.ts';

/** The versions of a site for its menu, without looking into them: links lead to where they begin. */
export async function unreadVersions({
  root,
  base,
  version = '',
  versions,
}: Pick<LoadedConfig, 'root' | 'base' | 'version' | 'versions'>): Promise<VersionServer> {
  const nothing = { routes: new Set<string>(), redirects: new Map<string, string>() };
  // A build tells what is wrong with a list.
  const listed = await listedVersions(root, versions).then(
    (all) => all.map((one) => one.version),
    () => versions.filter((one) => !isList(one)),
  );
  const named = namedVersions(listed).map(
    ({ label, path, state }): SiteVersion => ({
      label,
      base: `${base}${path}/`,
      ...(state && { state }),
      ...nothing,
    }),
  );
  return { shown: { all: [{ label: version, base, ...nothing }, ...named], own: 0 } };
}

/** Builds the versions as a build does, and answers requests for their files. */
export async function serveVersions(config: LoadedConfig, progress: Progress): Promise<VersionServer> {
  const { shown, place } = await buildVersions(await readSite(config), progress);
  const root = openOwnFolder(join(workFolder(config.root), 'versions'));
  removeFolder(root); // Versions of this process from before its config changed.
  place?.(root, { isLent: false });
  const bases = shown.all.slice(1).map(({ base }) => base);
  return {
    shown,
    answer(request, response, next) {
      const address = (request.url ?? '/').split('?')[0] ?? '/';
      const own = bases.find((base) => address.startsWith(base));
      if (own === undefined) return next();
      const path = `/${address.slice(config.base.length)}`;
      const missing = `/${own.slice(config.base.length)}404.html`;
      serveFile(request, response, {
        root,
        path: path.endsWith('/') ? `${path}index.html` : path,
        onMissing() {
          response.statusCode = 404;
          serveFile(request, response, { root, path: missing, onMissing: next });
        },
      });
    },
  };
}
