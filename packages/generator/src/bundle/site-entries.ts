import { existsSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { globSync } from 'tinyglobby';
import type { LoadedConfig } from '../config/load.ts';
import type { Page } from '../content/page.ts';

/** The modules of one site that Vite bundles, as absolute paths. Pages written in Markdown are not among them (design D1). */
export interface SiteEntries {
  themeServer: string;
  themeClient?: string;
  /** Theme style sheets by name. */
  themeStyles: Readonly<Record<string, string>>;
  /** The author's components by name: `components/Rating.tsx` is `Rating`. */
  components: Readonly<Record<string, string>>;
  /** `.mdx` pages by source file. */
  mdx: Readonly<Record<string, string>>;
  /** The author's own style sheets, linked by every page. */
  styles: readonly string[];
}

/** Finds what the author's folder adds to the theme. */
export function findSiteEntries(config: LoadedConfig, pages: readonly Page[]): SiteEntries {
  return {
    themeServer: config.theme.server,
    themeClient: config.theme.client,
    themeStyles: config.theme.styles,
    components: findComponents(config.root),
    mdx: Object.fromEntries(
      pages.filter(({ kind }) => kind === 'mdx').map(({ file }) => [file, join(config.sourceDir, file)]),
    ),
    styles: config.styles.map((path) => join(config.root, path)),
  };
}

/** `components/*.{tsx,jsx}` beside the config whose name starts with a capital letter. */
export function findComponents(root: string): Record<string, string> {
  const folder = join(root, 'components');
  if (!existsSync(folder)) return {};
  const files = globSync('[A-Z]*.{tsx,jsx}', { cwd: folder, absolute: true }).sort();
  return Object.fromEntries(files.map((path) => [basename(path, extname(path)), path]));
}
