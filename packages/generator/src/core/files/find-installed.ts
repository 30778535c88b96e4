import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The absolute path of a file of an installed package, such as `hls.js/dist/hls.mjs`; `undefined` when it isn't installed. */
export type FindInstalled = (file: string) => string | undefined;

/** Packages of a site, then those that come with its theme, then ours. */
export const findInstalledFor = ({
  root,
  theme,
}: {
  root: string;
  theme: { server: string };
}): FindInstalled => createFindInstalled([join(root, 'index.js'), theme.server, import.meta.filename]);

/** Looks where modules at these paths would look for packages, the first module first. Nothing is loaded. */
export function createFindInstalled(importers: readonly string[]): FindInstalled {
  const requires = importers.map((path) => createRequire(path));
  return (file) =>
    requires
      .flatMap(({ resolve }) => resolve.paths(file) ?? [])
      .map((folder) => join(folder, file))
      .find((path) => existsSync(path));
}
