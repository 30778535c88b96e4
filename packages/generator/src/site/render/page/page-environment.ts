import type { MarkdownEnvironment } from '../../../core/contracts/markdown.ts';
import type { Page } from '../../../core/contracts/page.ts';
import { pageLanguage } from '../../content/page-language.ts';
import type { ContentServices } from '../content/content-services.ts';

/** Links and images as this page sees them. */
export function pageEnvironment(
  { config, findInstalled, images, lockedImages, resolveLink, drawings }: ContentServices,
  page: Page,
): Omit<MarkdownEnvironment, 'renderComponent' | 'lineOffset'> {
  const store = page.lock ? lockedImages(page) : images;
  const locale = config.locales.find(({ path }) => path === page.locale);
  return {
    file: page.file,
    sourceDir: config.sourceDir,
    root: config.projectDir,
    lang: page.fallback?.lang ?? pageLanguage(page.frontmatter, locale?.lang ?? config.lang),
    text: locale?.text,
    findInstalled,
    isSecret: page.lock !== undefined,
    draw: drawings?.forPage(),
    resolveLink: (href) => resolveLink(page, href),
    resolveImage: (src) => store.resolve(page.file, src),
  };
}
