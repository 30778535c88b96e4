import type { Block, MarkdownEnvironment } from '../core/contracts/markdown.ts';
import { createFindInstalled } from '../core/files/find-installed.ts';
import { wikiName } from '../core/routing/wiki-address.ts';
import { type MarkdownInput, resolveMarkdown } from './options.ts';
import { createMarkdown } from './renderer.ts';

/**
 * Surroundings for tests: links and images stay as written, links with a protocol leave the site.
 * @example
 * ```ts
 * import { testEnvironment } from 'bifolio/testing';
 *
 * testEnvironment({ lang: 'zh-CN' }).lang; // 'zh-CN'
 * ```
 */
export function testEnvironment(overrides: Partial<MarkdownEnvironment> = {}): MarkdownEnvironment {
  return {
    file: 'guide/page.md',
    sourceDir: '/site',
    root: '/site',
    lang: 'en-US',
    findInstalled: createFindInstalled([import.meta.filename]),
    resolveLink: (href) => ({ href, external: /^[a-z]+:/i.test(href) }),
    resolveImage: async (src) => ({ src: wikiName(src) ?? src }),
    ...overrides,
  };
}

/**
 * Render with options as an author writes them.
 * @example
 * ```ts
 * import { renderWith } from 'bifolio/testing';
 *
 * const { html } = await renderWith({ breaks: true })('Hot\nwater');
 * html; // '<p>Hot<br>\nwater</p>\n'
 * ```
 */
export function renderWith(options: MarkdownInput = {}, blocks: readonly Block[] = []) {
  const markdown = createMarkdown(resolveMarkdown(options), blocks);
  return (source: string, overrides?: Partial<MarkdownEnvironment>) =>
    markdown.render(source, testEnvironment(overrides));
}
