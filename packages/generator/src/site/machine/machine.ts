import type { Extension } from '../../core/contracts/extension.ts';
import type { Page } from '../../core/contracts/page.ts';
import { llmsFiles } from './llms-files.ts';
import { siteFile } from './site-file.ts';
import { twinPath, twinText } from './twin.ts';

/** What `machine()` takes. */
export interface MachineOptions {
  /** Beginnings of routes without a Markdown version: `['/sponsor/']`. @default [] */
  exclude?: readonly string[];
}

/**
 * An extension for programs that read: each page as Markdown beside it, `llms.txt` for each language, and `bifolio.json`, which
 * `bifolio mcp` reads.
 * @example
 * ```ts
 * import { defineConfig } from 'bifolio';
 * import { machine } from 'bifolio/machine';
 *
 * export default defineConfig({ extensions: [machine({ exclude: ['/blog/**'] })] });
 * ```
 */
export function machine({ exclude = [] }: MachineOptions = {}): Extension {
  const hasTwin = ({ route, frontmatter }: Page) =>
    frontmatter.machine !== false && !exclude.some((start) => route.startsWith(start));
  return {
    name: 'machine',
    version: VERSION,
    options: { exclude },
    generate(site) {
      const pages = site.pages.filter(hasTwin);
      const routes = new Set(pages.map(({ route }) => route));
      return {
        files: [...llmsFiles({ ...site, pages }), siteFile(site)],
        beside: [
          {
            type: 'text/markdown',
            path: (page) => (hasTwin(page) ? twinPath(page.route) : undefined),
            make: (page) => twinText(page, site, routes),
          },
        ],
      };
    },
    head: ({ page, address }) =>
      page && hasTwin(page)
        ? [['link', { rel: 'alternate', type: 'text/markdown', href: address(`/${twinPath(page.route)}`) }]]
        : [],
  };
}

/** Goes up when the files change their shape. */
const VERSION = '3';
