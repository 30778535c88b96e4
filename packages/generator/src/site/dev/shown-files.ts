import { join } from 'node:path';
import type { LoadedConfig } from '../config/load.ts';
import type { PageReport } from '../render/page/page-report.ts';
import { fileAtPath, isMadeModule } from './dev-assets.ts';

/** The files that pages link, and not in ciphertext. Paths are absolute. */
export interface ShownFiles {
  isShown(path: string): boolean;
  /** Files that are shown from now on are added here, until they are concealed. */
  readonly now: Set<string>;
  /** The page at a route has been rendered with these files. */
  note(route: string, files: readonly string[]): void;
  /** Some may be locked now: none is shown until its page has been rendered again. */
  conceal(): void;
  /** Routes of the pages that would have to be rendered to know whether a file is still shown. */
  pagesToAsk(path: string): readonly string[];
}

export function createShownFiles(): ShownFiles {
  const routes = new Map<string, Set<string>>();
  let shown = new Set<string>();
  return {
    isShown: (path) => shown.has(path),
    get now() {
      return shown;
    },
    note(route, files) {
      for (const file of files) routes.set(file, (routes.get(file) ?? new Set()).add(route));
    },
    conceal() {
      shown = new Set(); // Pages that are being rendered add to the last one.
    },
    pagesToAsk: (path) => (shown.has(path) ? [] : [...(routes.get(path) ?? [])]),
  };
}

/** Images, scripts and style sheets that a page shows. Modules that are made, such as the colours of code, are no files. */
export function filesShownBy(
  { asked, assets }: Pick<PageReport, 'asked' | 'assets'>,
  { root, sourceDir, base }: Pick<LoadedConfig, 'root' | 'sourceDir' | 'base'>,
): string[] {
  const images = asked.flatMap(({ published }) =>
    published.flatMap(({ from }) => (from ? join(sourceDir, from) : [])),
  );
  const paths = assets.map((address) => decodeURI(`/${address.slice(base.length)}`));
  return [...images, ...paths.filter((path) => !isMadeModule(path)).map((path) => fileAtPath(root, path))];
}
