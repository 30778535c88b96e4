import type { Extension } from 'bifolio';

/** A page in each language with all addresses that pages name. The site has a layout for it: `layouts/Links.tsx`. */
export function links(): Extension {
  return {
    name: 'links',
    version: '1.0.0',
    generate: ({ locales, pages, text }) => ({
      pages: locales.map(({ path }) => ({
        ...{ locale: path, route: `${path}links/`, layout: 'Links', title: 'Links' },
        data: () =>
          pages.flatMap((page) => [...(text(page) ?? '').matchAll(/https?:[^\s)"]+/g)].map(([url]) => url)),
      })),
    }),
  };
}
