import { test as base, expect } from '@playwright/test';
import { standInBehindCache, standInForOutside } from './outside.ts';

interface Fixtures {
  /** Lets errors through that a scenario provokes on purpose. */
  allowProblems: (pattern: RegExp) => void;
  /** For walks over many pages: what one page has fetched is there for the next. */
  keepsCache: boolean;
}

/** Playwright's `test`, failing whenever a page logs an error or a warning, throws, or breaks its security policy. */
export const test = base.extend<Fixtures>({
  keepsCache: [false, { option: true }],
  allowProblems: [
    async ({ page, keepsCache }, use) => {
      await (keepsCache ? standInBehindCache(page) : standInForOutside(page.context()));
      const allowed: RegExp[] = [];
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
      page.on('console', (message) => {
        // Chromium asks for this file of its own accord.
        if (message.location().url.endsWith('/favicon.ico')) return;
        // A graphics card made of software complains that its pictures are looked at.
        if (message.text().includes('GL Driver Message')) return;
        if (['error', 'warning'].includes(message.type()))
          problems.push(`${message.type()}: ${message.text()} ${message.location().url}`);
      });
      await use((pattern) => allowed.push(pattern));
      expect(problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
