import { expect, test } from 'vitest';
import { createSiteChanges, type SiteChangesOptions } from './site-changes.ts';

test.each(['/site/a.mdx', '/site/overrides/Footer.tsx'])(
  'what imports %s is forgotten once the site has been read with it, not before: a page shown meanwhile would keep the old modules',
  async (path) => {
    const calls: string[] = [];
    const site = {
      graph: { pages: [] },
      forget: async () => {},
      reread: async () => {
        calls.push('read');
        return [];
      },
      forgetRenderings: () => void calls.push('forget modules'),
      touchedBy: () => ({ routes: [] }),
    };
    const options = {
      site,
      config: { root: '/site', sourceDir: '/site' },
      changes: { push: () => void calls.push('tell browsers') },
      log: { report: () => {} },
    };
    await createSiteChanges(options as unknown as SiteChangesOptions)(path, 'add');
    expect(calls).toEqual(['read', 'forget modules', 'tell browsers']);
  },
);

test.each(['change', 'add', 'unlink'] as const)(
  'after "%s" of a file that modules import, pages are rendered by it anew',
  async (event) => {
    const forgotten: string[] = [];
    const moduleGraph = {
      getModulesByFile: (path: string) => new Set([path]),
      onFileChange: (path: string) => void forgotten.push(path),
    };
    const site = {
      graph: { pages: [] },
      themeSheets: { files: new Set() },
      themeModules: new Set(),
      pageScript: { files: new Set() },
      forget: async () => {},
      forgetRenderings: () => void forgotten.push('renderings'),
      touchedBy: () => ({ routes: [] }),
    };
    const options = {
      vite: { environments: { ssr: { moduleGraph } } },
      site,
      config: { root: '/site', sourceDir: '/site' },
      changes: { push: () => {} },
    };
    await createSiteChanges(options as unknown as SiteChangesOptions)('/site/parts/raw.txt', event);
    expect(forgotten).toEqual(['/site/parts/raw.txt', 'renderings']);
  },
);
