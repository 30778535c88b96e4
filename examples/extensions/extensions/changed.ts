import type { Extension } from 'bifolio';

/** A list of the pages that changed last, as JSON for other tools. */
export function changed({ limit = 10 } = {}): Extension {
  return {
    name: 'changed',
    version: '1.0.0',
    options: { limit },
    generate({ pages, git, hostname = '', base }) {
      const timeOf = (page: (typeof pages)[number]) => git(page)?.updatedTime ?? 0;
      const latest = [...pages].sort((a, b) => timeOf(b) - timeOf(a)).slice(0, limit);
      return {
        files: [
          {
            path: 'changed.json',
            type: 'application/json',
            key: ({ hash }) => latest.map(({ route }) => hash(route)).join(),
            async text({ face }) {
              const faces = await Promise.all(latest.map(({ route }) => face(route)));
              const entries = faces.flatMap((one) => one ?? []);
              return JSON.stringify(
                entries.map(({ route, title, description, updatedTime }) => ({
                  url: `${hostname}${base}${route.slice(1)}`,
                  ...{ title, description, updatedTime },
                })),
              );
            },
          },
        ],
      };
    },
  };
}
