import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that ask for colours: all that can be different in the dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];

interface Scope {
  /** Look at colours only. */
  onlyColours?: boolean;
  /** A selector of what to look at, instead of the whole page. */
  within?: string;
}

/**
 * Accessibility violations of the page as it stands, one line each: rule, help, and the first elements concerned.
 * Runs through the debugger's evaluation, which a content security policy does not hinder.
 */
export async function violationsOf(
  page: Page,
  { onlyColours = false, within = 'html' }: Scope = {},
): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const options: RunOptions = {
    runOnly: onlyColours ? { type: 'rule', values: colourRules } : { type: 'tag', values: tags },
    resultTypes: ['violations'],
  };
  const { violations } = await page.evaluate<AxeResults, [string, RunOptions]>(
    ([selector, rules]) => Reflect.get(window, 'axe').run(selector, rules),
    [within, options],
  );
  return violations.map(({ id, help, nodes }) => {
    const places = nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary ?? ''}`);
    return `${id}: ${help}\n  ${places.join('\n  ')}`;
  });
}

/**
 * What is still fading in has colours that nobody chose, and what has just begun to scroll becomes a stop of the keyboard
 * when the next frame is drawn.
 */
async function settled(page: Page) {
  // No locator and no `waitForFunction`: Playwright would compile its own script for each page.
  const isSettled = await page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const waitsForStop = (part: Element) =>
      part.scrollWidth > part.clientWidth && !part.hasAttribute('tabindex') && part.checkVisibility();
    const isWaiting = () =>
      [...document.querySelectorAll('.prose :is(table, pre, .math)')].some(waitsForStop);
    const end = performance.now() + 30_000;
    while (isWaiting() && performance.now() < end) await nextFrame();
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
    return !isWaiting();
  });
  expect(isSettled, 'what scrolls is a stop of the keyboard').toBe(true);
}

/** The page takes the appearance of the system, unless its reader has chosen another. */
async function turn(page: Page, colorScheme: Appearance) {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const theme = await page.evaluate(async (wanted) => {
    const { dataset } = document.documentElement;
    const end = performance.now() + 30_000;
    while (dataset.theme !== wanted && performance.now() < end) await new Promise(requestAnimationFrame);
    return dataset.theme;
  }, colorScheme);
  expect(theme).toBe(colorScheme);
}

const widths = [375, 1440];
const appearances = ['light', 'dark'] as const;
type Appearance = (typeof appearances)[number];

/** The same, small and wide, light and dark, each line with where it was found. The page is loaded once and stays. */
export async function violationsEverywhere(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of appearances) {
      // A colour that is still fading is nobody's choice.
      await turn(page, colorScheme);
      const lines = await violationsOf(page, { onlyColours: colorScheme === 'dark' });
      found.push(...lines.map((one) => `at ${width} px, ${colorScheme}: ${one}`));
    }
  }
  return found;
}
