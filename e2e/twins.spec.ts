import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import MarkdownIt from 'markdown-it';
import { root } from '../scripts/paths.mjs';

const dist = join(root, 'docs/dist');
const read = (file: string) => readFileSync(join(dist, file), 'utf8');

interface Parts {
  code: string[];
  links: string[];
  headings: string[];
}

/** Code, links and headings of a Markdown version, as a program reads them that knows nothing of ours. */
function partsOf(markdown: string): Parts {
  const tokens = new MarkdownIt({ html: true }).parse(markdown.replace(/^---\n.*?\n---\n/s, ''), {});
  const inline = tokens.flatMap(({ children }) => children ?? []);
  return {
    code: tokens.filter(({ type }) => type === 'fence').map(({ content }) => content.trimEnd()),
    links: inline.filter(({ type }) => type === 'link_open').map((link) => link.attrGet('href') ?? ''),
    headings: tokens.flatMap(({ type }, at) => (type === 'heading_open' ? (tokens[at]?.tag ?? '') : [])),
  };
}

test('each page of the documentation says the same as its Markdown version', async ({ page }) => {
  test.slow();
  // Pages of messages are made alike; one tells of all.
  const twins = globSync('**/index.md', { cwd: dist })
    .filter((file) => !/messages\/(?!unknown-container\/)\w/.test(file))
    .sort();
  expect(twins.length).toBeGreaterThan(300);
  const wrong: string[] = [];
  for (const twin of twins) {
    const html = read(twin.replace(/md$/, 'html'));
    // Parsed, not loaded: nothing here depends on layout.
    const shown = await page.evaluate((source) => {
      const document = new DOMParser().parseFromString(source, 'text/html');
      for (const one of document.querySelectorAll('script, noscript')) one.remove();
      const all = <E extends Element>(selector: string) => [
        ...document.querySelectorAll<E>(`.prose ${selector}`),
      ];
      const isSilent = (element: Element) =>
        element.closest(
          '[hidden], [popover], [aria-hidden=true], .visually-hidden, button, template, svg, dialog',
        ) !== null;
      const codeOf = (pre: Element) => {
        const copy = pre.cloneNode(true) as Element;
        for (const tip of copy.querySelectorAll('[role=tooltip], button')) tip.remove();
        // What stands there for its width.
        for (const pad of copy.querySelectorAll('[aria-hidden=true]'))
          pad.textContent = (pad.textContent ?? '').replace(/\S/g, ' ');
        return copy.textContent?.trimEnd() ?? '';
      };
      return {
        code: all('pre')
          .filter((one) => !isSilent(one))
          .map(codeOf),
        links: all(
          ':is(a[href]:not(.header-anchor), :is(iframe, video, audio):is([title], [aria-label]):is([src], [data-src]))',
        ).filter((one) => !isSilent(one)).length,
        headings: all(':is(h1, h2, h3, h4, h5, h6)')
          .filter((one) => !isSilent(one))
          .map((one) => one.localName),
      };
    }, html);
    const { code, links, headings } = partsOf(read(twin));
    if (JSON.stringify(code) !== JSON.stringify(shown.code)) wrong.push(`${twin}: code`);
    if (links.length !== shown.links) wrong.push(`${twin}: ${links.length} links of ${shown.links}`);
    if (headings.slice(1).join() !== shown.headings.join()) wrong.push(`${twin}: headings`);
  }
  expect(wrong).toEqual([]);
});
