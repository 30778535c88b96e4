import type { MarkdownEnvironment } from '../../core/contracts/markdown.ts';
import type { Page } from '../../core/contracts/page.ts';
import { BifolioError, type Position } from '../../core/errors/bifolio-error.ts';
import { Secret } from '../../core/ledger/secrecy.ts';
import type { OpenedPart } from './content/content.ts';
import type { ContentServices } from './content/content-services.ts';
import { sealFiles } from './seal-files.ts';

/** Locks parts of one page: each is rendered by itself, as the page is, and encrypted. */
export interface PartLocker {
  lockPart: NonNullable<MarkdownEnvironment['lockPart']>;
  /** What has been locked. */
  readonly parts: readonly OpenedPart[];
}

/** `environment` is that of the page around the parts. */
export function createPartLocker(
  services: ContentServices,
  page: Page,
  environment: MarkdownEnvironment,
): PartLocker {
  const parts: OpenedPart[] = [];
  let count = 0;
  const lockPart: PartLocker['lockPart'] = async ({ source, passwords, line, takenIds = [] }) => {
    const index = count++;
    const place = { file: page.file, line };
    const seals = await services.seals.part(page, index, passwords).catch(withPlace(place));
    const images = services.lockedImages(page, seals);
    const rendered = await services.markdown.render(source, {
      ...environment,
      lineOffset: line + 1,
      isSecret: true,
      part: { index, takenIds },
      resolveImage: (src) => images.resolve(page.file, src),
      lockPart,
    });
    services.noteLocked?.(page, rendered.html);
    const opened = { html: rendered.html, sources: rendered.needs.sources };
    const { html, sources } = await sealFiles(opened, services.moduleFiles, seals.file);
    const content = { ...rendered, html };
    const needs = { ...rendered.needs, sources };
    const { dependencies: files, imported } = content;
    parts.push({ source, files, imported, html, passwords });
    const weaknesses = seals.weaknesses.map((problem) => ({ ...problem, ...place }));
    const problems = [...content.problems, ...weaknesses];
    return { lock: await seals.content(new Secret(html)), content: { ...content, needs, problems } };
  };
  return { lockPart, parts };
}

/** Throws an error again, with the place of the part that it is about. */
const withPlace = (place: Position) => (error: unknown) => {
  if (!(error instanceof BifolioError)) throw error;
  throw new BifolioError(error.problems.map((problem) => ({ ...problem, ...place })));
};
