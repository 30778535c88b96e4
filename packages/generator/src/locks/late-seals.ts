import type { PageSeals, PageSealsOptions } from './page-seals.ts';

/** Seals for a site of which no page may be locked: what encrypts is loaded when the first page asks for it. */
export function lateSeals(options: PageSealsOptions): PageSeals {
  let made: Promise<PageSeals> | undefined;
  const seals = () => (made ??= load(options));
  return {
    document: async (...args) => (await seals()).document(...args),
    weaknesses: async (...args) => (await seals()).weaknesses(...args),
    search: async (...args) => (await seals()).search(...args),
    file: async (...args) => (await seals()).file(...args),
    part: async (...args) => (await seals()).part(...args),
  };
}

async function load(options: PageSealsOptions): Promise<PageSeals> {
  const { createPageSeals } = await import('./page-seals.ts');
  return createPageSeals(options);
}
