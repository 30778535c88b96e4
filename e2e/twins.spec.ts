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
  /** As a page. */
  html: string;
}

const parser = new MarkdownIt({ html: true });

/** Code, links, headings and text of a Markdown version, as a program reads them that knows nothing of ours. */
function partsOf(markdown: string): Parts {
  const body = markdown.replace(/^---\n.*?\n---\n/s, '');
  const tokens = parser.parse(body, {});
  const inline = tokens.flatMap(({ children }) => children ?? []);
  return {
    code: tokens.filter(({ type }) => type === 'fence').map(({ content }) => content.trimEnd()),
    links: inline.filter(({ type }) => type === 'link_open').map((link) => link.attrGet('href') ?? ''),
    headings: tokens.flatMap(({ type }, at) => (type === 'heading_open' ? (tokens[at]?.tag ?? '') : [])),
    html: parser.render(body),
  };
}

test('each page of the documentation says the same as its Markdown version, in code, links, headings and text', async ({
  page,
}) => {
  test.slow();
  // Pages of messages are made alike; one tells of all.
  const twins = globSync('**/index.md', { cwd: dist })
    .filter((file) => !/messages\/(?!unknown-container\/)\w/.test(file))
    .sort();
  expect(twins.length).toBeGreaterThan(300);
  const wrong: string[] = [];
  for (const twin of twins) {
    const html = read(twin.replace(/md$/, 'html'));
    const { code, links, headings, html: again } = partsOf(read(twin));
    // Parsed, not loaded: nothing here depends on layout.
    const shown = await page.evaluate(
      ([source = '', version = '']) => {
        const document = new DOMParser().parseFromString(source, 'text/html');
        for (const one of document.querySelectorAll('script, noscript, style')) one.remove();
        // All that the layout calls the text of the page, or else the Markdown alone.
        const text = document.querySelector('[data-page-text]') ? '[data-page-text]' : '.prose';
        const all = <E extends Element>(selector: string) => [
          ...document.querySelectorAll<E>(`${text} ${selector}`),
        ];
        const isSilent = (element: Element) =>
          element.closest(
            '[hidden], [popover]:not(.annotation-note), [aria-hidden=true], .visually-hidden, button, template, svg, dialog',
          ) !== null;
        const isRead = ({ parentElement: around }: Text) =>
          around && !isSilent(around) && !around.closest('.code, math, select, textarea');
        const said = new DOMParser()
          .parseFromString(version, 'text/html')
          .body.textContent?.replace(/\s/g, '');
        const words = [...document.querySelectorAll(text)].flatMap((part) => {
          const nodes = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          while (nodes.nextNode()) {
            const node = nodes.currentNode as Text;
            if (/[\p{L}\p{N}]/u.test(node.data) && isRead(node)) found.push(node.data.replace(/\s/g, ''));
          }
          return found;
        });
        const codeOf = (pre: Element) => {
          const copy = pre.cloneNode(true) as Element;
          for (const tip of copy.querySelectorAll('[role=tooltip], button')) tip.remove();
          // What stands there for its width.
          for (const pad of copy.querySelectorAll('[aria-hidden=true]'))
            pad.textContent = (pad.textContent ?? '').replace(/\S/g, ' ');
          return copy.textContent?.trimEnd() ?? '';
        };
        return {
          // Markdown has no blocks in the cells of tables.
          code: all('pre:not(td pre, th pre)')
            .filter((one) => !isSilent(one))
            .map(codeOf),
          links: all(
            ':is(a[href]:not(.header-anchor), :is(iframe, video, audio):is([title], [aria-label]):is([src], [data-src]))',
          ).filter((one) => !isSilent(one)).length,
          headings: all(':is(h1, h2, h3, h4, h5, h6)')
            .filter((one) => !isSilent(one))
            .map((one) => one.localName),
          lost: words.filter((word) => !said?.includes(word)),
        };
      },
      [html, again],
    );
    if (shown.lost.length > 0) wrong.push(`${twin}: no ${shown.lost.slice(0, 5).join(', ')}`);
    if (JSON.stringify(code) !== JSON.stringify(shown.code)) wrong.push(`${twin}: code`);
    if (links.length !== shown.links) wrong.push(`${twin}: ${links.length} links of ${shown.links}`);
    const title = shown.headings[0] === 'h1' ? [] : ['h1'];
    if (headings.join() !== [...title, ...shown.headings].join()) wrong.push(`${twin}: headings`);
  }
  expect(wrong).toEqual([]);
});
