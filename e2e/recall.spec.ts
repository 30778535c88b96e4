import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { sampleWords } from '../bench/search/sample-words.ts';
import { findAll, holds } from '../packages/generator/src/cli/fixtures/find-all.ts';
import { openSite } from '../packages/generator/src/cli/mcp/site-reader.ts';
import { root } from '../scripts/paths.mjs';
import { DOCS, fetchDocsFromFiles } from './docs-files.ts';

const dist = join(root, 'docs/dist');
const WORDS = 300;

test.beforeAll(fetchDocsFromFiles);

for (const lang of ['zh-CN', 'en-US'])
  test(`mcp finds all pages of ${lang} that show a word, for ${WORDS} words`, async ({ page }) => {
    test.setTimeout(600_000);
    const texts = await shownTexts(page, lang);
    expect(texts.size).toBeGreaterThan(300);
    const words = sampleWords([...texts.values()].join('\n'), lang, WORDS);
    expect(words).toHaveLength(WORDS);
    const site = await openSite(DOCS);
    const missed: string[] = [];
    for (const word of words) {
      const found = await findAll(site, word, lang);
      for (const [route, text] of texts)
        if (holds(text, word) && !found.has(route)) missed.push(`${word} ${route}`);
    }
    expect(missed).toEqual([]);
  });

/** Route of each page of a language to the text that readers see. */
async function shownTexts(page: Page, lang: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const twin of globSync('**/index.md', { cwd: dist }).sort()) {
    const html = readFileSync(join(dist, twin.replace(/md$/, 'html')), 'utf8');
    if (!html.includes(`<html lang="${lang}"`)) continue;
    texts.set(`/${twin.slice(0, -'index.md'.length)}`, await page.evaluate(shownText, html));
  }
  return texts;
}

/** What a document shows of its own text, and what its images show, one block to a line. Runs in the browser. */
function shownText(html: string): string {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const silent =
    'script, noscript, style, template, svg, math, nav, footer, dialog, button, [hidden], [popover]:not(.annotation-note), [aria-hidden=true], .visually-hidden, [data-search=false]';
  for (const one of document.querySelectorAll(silent)) one.remove();
  for (const image of document.querySelectorAll('img')) image.replaceWith(` ${image.alt} `);
  for (const block of document.querySelectorAll(
    'address, article, aside, blockquote, br, dd, details, div, dl, dt, fieldset, figcaption, figure, form, h1, h2, h3, h4, h5, h6, header, hr, input, li, ol, option, p, pre, section, select, summary, table, td, th, tr, ul',
  )) {
    block.before('\n');
    block.after('\n');
  }
  const parts = document.querySelector('[data-page-text]') ? '[data-page-text]' : '.prose';
  return [...document.querySelectorAll(parts)].map(({ textContent }) => textContent ?? '').join('\n');
}
