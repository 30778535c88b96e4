import type { Page } from '../content/page.ts';
import type { MarkdownEnvironment } from '../markdown/types.ts';
import type { ContentServices } from './content-services.ts';

/** Links and images as this page sees them. */
export function pageEnvironment(
  { config, images, resolveLink }: ContentServices,
  page: Page,
): Omit<MarkdownEnvironment, 'renderComponent' | 'lineOffset'> {
  return {
    file: page.file,
    sourceDir: config.sourceDir,
    root: config.projectDir,
    lang: config.locales.find(({ path }) => path === page.locale)?.lang ?? config.lang,
    resolveLink: (href) => resolveLink(page.file, href),
    resolveImage: (src) => images.resolve(page.file, src),
  };
}
