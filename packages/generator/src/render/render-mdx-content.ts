import type { Page } from '../content/page.ts';
import type { Problem } from '../errors/bifolio-error.ts';
import type { FaceFinder } from '../faces/find-faces.ts';
import { asksForLock } from '../markdown/containers/unlocked-parts.ts';
import type { ResolvedImage } from '../markdown/types.ts';
import { createLineFinder } from '../mdx/places.ts';
import { mergeNeeds } from '../needs/merge-needs.ts';
import type { PageContext } from '../theme-contract.ts';
import type { Content } from './content.ts';
import type { ContentServices } from './content-services.ts';
import { renderFences } from './mdx-fences.ts';
import { pageEnvironment } from './page-environment.ts';
import { rememberedCode } from './remembered-code.ts';
import { type MdxParts, renderMdx } from './render-mdx.ts';
import { splitMdxTitle } from './split-mdx-title.ts';

const NOTHING: MdxParts = { images: new Map(), fences: new Map() };

/**
 * The content of an `.mdx` page. It is a module of the server bundle already; only its links, images and fences are left.
 * It asks for images and fences while it is rendered, so a page that has some is rendered again when they are known.
 */
export async function renderMdxContent(
  services: ContentServices,
  { page, context, faces }: { page: Page; context: PageContext; faces: FaceFinder },
): Promise<Content> {
  const render = (parts: MdxParts) => renderMdx(services, { page, context, findFace: faces.find }, parts);
  const first = await render(NOTHING);
  const images = await findImages(services, page, first.sources);
  const code = rememberedCode(services.cache, page.file);
  const fences = await renderFences(services, page, {
    fences: first.fences,
    context,
    findFace: faces.find,
    renderedCode: code.renderedCode,
  });
  const isWhole = images.size === 0 && fences.size === 0;
  const { content, links, problems } = isWhole ? first : await render({ images, fences });
  const { data, html, islands, styles, needs, anchors } = content;
  const lineOf = createLineFinder(data.places);
  const unlocked: Problem[] = asksForLock(data.text) || namesLock(data.places.tags) ? [UNLOCKED] : [];
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
    dependencies: drawn.flatMap((fence) => fence.dependencies),
    problems: [
      ...unlocked,
      ...problems,
      ...content.problems,
      ...missing,
      ...drawn.flatMap((fence) => fence.problems),
    ].map((problem) => ({ file: page.file, ...problem })),
    volatile: true,
  };
  code.keep(result);
  return result;
}

/** Headings and text of an `.mdx` page are known before it is rendered, so a part of them cannot be taken back. */
const UNLOCKED: Problem = {
  severity: 'error',
  code: 'locked-part',
  message: 'Parts of .mdx pages cannot be locked, so everybody could read this one.',
  hint: 'Write the page as .md, or lock all of it: `password: …` in its frontmatter.',
};

const namesLock = (tags: readonly (readonly [name: string, ...unknown[]])[]) =>
  tags.some(([name]) => asksForLock(`<${name}>`));

async function findImages(
  services: ContentServices,
  page: Page,
  sources: ReadonlySet<string>,
): Promise<Map<string, ResolvedImage>> {
  const { resolveImage } = pageEnvironment(services, page);
  const answers = [...sources].map(async (src) => [src, await resolveImage(src)] as const);
  return new Map(await Promise.all(answers));
}
