import { readFileSync } from 'node:fs';
import type { Extension } from 'bifolio';

const { version }: { version: string } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
);

export interface MyExtensionOptions {
  /** Number of pages in the list. @default 10 */
  limit?: number;
}

/** Writes `my-extension.json`: titles and URLs of pages, for other programs. */
export function myExtension({ limit = 10 }: MyExtensionOptions = {}): Extension {
  return {
    name: 'my-extension',
    version,
    options: { limit },
    generate({ pages, hostname = '', base }) {
      const routes = pages.slice(0, limit).map(({ route }) => route);
      return {
        files: [
          {
            path: 'my-extension.json',
            type: 'application/json',
            key: ({ hash }) => routes.map(hash).join(),
            async text({ face }) {
              const faces = await Promise.all(routes.map(face));
              const entries = faces
                .filter((one) => one !== undefined)
                .map(({ route, title }) => ({ title, url: `${hostname}${base}${route.slice(1)}` }));
              return `${JSON.stringify(entries, null, 2)}\n`;
            },
          },
        ],
      };
    },
  };
}
