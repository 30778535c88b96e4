import type { Page } from '../content/page.ts';
import type { MarkdownResult, PageLink } from '../markdown/types.ts';
import type { PageContext } from '../theme-contract.ts';
import type { ContentServices } from './content-services.ts';
import { pageEnvironment } from './page-environment.ts';

/** The content of an `.mdx` page. It is a module of the server bundle already; only its links are resolved here. */
export async function renderMdxContent(
  services: ContentServices,
  page: Page,
  context: PageContext,
): Promise<MarkdownResult> {
  const links: PageLink[] = [];
  const { resolveLink } = pageEnvironment(services, page);
  const { data, html, islands, styles, problems } = await services.renderer.renderMdx(page.file, {
    context,
    prefix: 'm',
    resolveLink(href) {
      const target = resolveLink(href);
      links.push({ href, resolved: target.href, line: 1 });
      return target;
    },
  });
  const { title, headings, text } = data;
  const images = [...html.matchAll(/<img[^>]*\ssrc="([^"]*)"/g)].map(([, src = '']) => ({
    src,
    resolved: src,
    line: 1,
  }));
  return {
    html,
    title,
    headings,
    text,
    links,
    images,
    islands: [...islands],
    styles: [...styles],
    dependencies: [],
    problems: problems.map((problem) => ({ file: page.file, ...problem })),
    volatile: true,
  };
}
