import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedImage } from '../../../core/contracts/markdown.ts';
import type { Page } from '../../../core/contracts/page.ts';
import type { PageContext } from '../../../core/contracts/theme.ts';
import { splitPage } from '../../../core/frontmatter/split-page.ts';
import { strayFrontmatter } from '../../../core/frontmatter/stray-frontmatter.ts';
import { mergeNeeds } from '../../../core/needs/merge-needs.ts';
import { fewCompiled } from '../../../markdown/images/few-compiled.ts';
import type { MdxData } from '../../../markdown/mdx/compile-mdx.ts';
import { createLineFinder } from '../../../markdown/mdx/places.ts';
import type { Asking } from '../asking.ts';
import type { Content } from '../content/content.ts';
import type { ContentServices } from '../content/content-services.ts';
import { rememberedCode } from '../content/remembered-code.ts';
import { pageEnvironment } from '../page/page-environment.ts';
import { renderFences } from './mdx-fences.ts';
import { type KnownParts, renderMdx } from './render-mdx.ts';
import { splitMdxTitle } from './split-mdx-title.ts';

const NOTHING: KnownParts = { images: new Map(), fences: new Map() };

/**
 * The content of an `.mdx` page. It is a module of the server bundle already; only its links, images and fences are left.
 * It asks for images and fences while it is rendered, so a page that has some is rendered again when they are known.
 */
export async function renderMdxContent(
  services: ContentServices,
  { page, context, asking }: { page: Page; context: PageContext; asking: Pick<Asking, 'findFace'> },
): Promise<Content> {
  const render = (parts: KnownParts) =>
    renderMdx(services, { page, context, findFace: asking.findFace }, parts);
  const first = await render(NOTHING);
  const images = await findImages(services, page, first.sources);
  const code = rememberedCode(services.cache, page.file);
  const { fences, lockedParts } = await renderFences(services, page, {
    fences: first.fences,
    takenIds: idsOf(first.content.data),
    headings: first.content.data.headings,
    context,
    findFace: asking.findFace,
    renderedCode: code.renderedCode,
  });
  const isWhole = images.size === 0 && fences.size === 0;
  const { content, links, problems } = isWhole ? first : await render({ images, fences });
  const { data, html, islands, styles, needs, anchors } = content;
  const lineOf = createLineFinder(data.places);
  const missing = [...images].flatMap(([src, { problem }]) =>
    problem ? [{ severity: 'error' as const, line: lineOf(src), ...problem }] : [],
  );
  const drawn = [...fences.values()];
  const { title, titleId, headings, text } = data;
  const result: Content = {
    ...splitMdxTitle(html),
    title,
    titleId,
    headings,
    text,
    links: [...links, ...drawn.flatMap((fence) => fence.links)],
    images: [
      ...[...images].map(([src, answer]) => ({ src, resolved: answer.src, line: lineOf(src) })),
      ...drawn.flatMap((fence) => fence.images),
    ],
    islands: [...islands, ...drawn.flatMap((fence) => fence.islands)],
    styles: [...styles, ...drawn.flatMap((fence) => fence.styles)],
    needs: mergeNeeds([needs, ...drawn.map((fence) => fence.needs)]),
    anchors: [...anchors, ...drawn.flatMap((fence) => fence.anchors)],
    dependencies: [...first.imported, ...drawn.flatMap((fence) => fence.dependencies)],
    imported: drawn.flatMap((fence) => fence.imported),
    problems: [
      ...data.unread,
      ...problems,
      ...content.problems,
      ...missing,
      ...partsWithFrontmatter(services.config.sourceDir, first.imported),
      ...drawn.flatMap((fence) => fence.problems),
    ].map((problem) => ({ file: page.file, ...problem })),
    ...(drawn.some((fence) => fence.volatile) && { volatile: true as const }),
  };
  if (lockedParts.length === 0) {
    code.keep(result);
    return result;
  }
  services.cache?.forget(page.file);
  return { ...result, lockedParts, volatile: true };
}

/** Parts that begin with what was meant as a frontmatter would show it. Pages among them are told by the scan too. */
const partsWithFrontmatter = (sourceDir: string, files: readonly string[]) =>
  files
    .filter((file) => file.endsWith('.mdx'))
    .flatMap((file) => {
      const source = readFileSync(join(sourceDir, file), 'utf8');
      return splitPage(source).yaml === undefined ? strayFrontmatter(source, file) : [];
    });

/** Those that the headings of the page have. */
const idsOf = ({ titleId, headings }: MdxData) => [
  ...(titleId ? [titleId] : []),
  ...headings.map(({ id }) => id),
];

async function findImages(
  services: ContentServices,
  page: Page,
  sources: ReadonlySet<string>,
): Promise<Map<string, ResolvedImage>> {
  const { resolveImage } = pageEnvironment(services, page);
  const resolve = fewCompiled(resolveImage);
  const answers = [...sources].map(async (src) => [src, await resolve(src)] as const);
  return new Map(await Promise.all(answers));
}
