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
