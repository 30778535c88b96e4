import type { Page } from '../content/page.ts';
import type { MarkdownResult, ResolvedImage } from '../markdown/types.ts';
import { createLineFinder } from '../mdx/places.ts';
import type { PageContext } from '../theme-contract.ts';
import type { ContentServices } from './content-services.ts';
import { drawMdx } from './draw-mdx.ts';
import { pageEnvironment } from './page-environment.ts';

/**
 * The content of an `.mdx` page. It is a module of the server bundle already; only its links and images are resolved here.
 * Components ask for their images while they are drawn, so a page that has some is drawn again when they are found.
 */
export async function renderMdxContent(
  services: ContentServices,
  page: Page,
  context: PageContext,
): Promise<MarkdownResult> {
  const first = await drawMdx(services, page, { context, found: new Map() });
  const found = await findImages(services, page, first.sources);
  const { content, links, problems } =
    found.size > 0 ? await drawMdx(services, page, { context, found }) : first;
  const { data, html, islands, styles } = content;
  const lineOf = createLineFinder(data.places);
  const missing = [...found].flatMap(([src, { problem }]) =>
    problem ? [{ severity: 'error' as const, line: lineOf(src), ...problem }] : [],
  );
  const { title, titleId, headings, text } = data;
  return {
    html,
    title,
    titleId,
    headings,
    text,
    links,
    images: imagesIn(html),
    islands: [...islands],
    styles: [...styles],
    dependencies: [],
    problems: [...problems, ...content.problems, ...missing].map((problem) => ({
      file: page.file,
      ...problem,
    })),
    volatile: true,
  };
}

async function findImages(
  services: ContentServices,
  page: Page,
  sources: ReadonlySet<string>,
): Promise<Map<string, ResolvedImage>> {
  const { resolveImage } = pageEnvironment(services, page);
  const answers = [...sources].map(async (src) => [src, await resolveImage(src)] as const);
  return new Map(await Promise.all(answers));
}

const imagesIn = (html: string) =>
  [...html.matchAll(/<img[^>]*\ssrc="([^"]*)"/g)].map(([, src = '']) => ({ src, resolved: src, line: 1 }));
