import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Accessibility violations of the page as it stands, one line each: rule, help, and the first elements concerned.
 * Runs through the debugger's evaluation, which a content security policy does not hinder.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const { violations } = await page.evaluate<AxeResults, string[]>(
    (values) => Reflect.get(window, 'axe').run(document, { runOnly: { type: 'tag', values } }),
    rules,
  );
  return violations.map(({ id, help, nodes }) => {
    const places = nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`);
    return `${id}: ${help}\n  ${places.join('\n  ')}`;
  });
}

const widths = [375, 1440];
const appearances = ['light', 'dark'] as const;

/** The same, small and wide, light and dark, each line with where it was found. The page is loaded once and stays. */
export async function violationsEverywhere(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of appearances) {
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      found.push(...(await violationsOf(page)).map((one) => `at ${width} px, ${colorScheme}: ${one}`));
    }
  }
  return found;
}
