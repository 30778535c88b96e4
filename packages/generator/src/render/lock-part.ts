import type { Page } from '../content/page.ts';
import type { MarkdownEnvironment } from '../markdown/types.ts';
import { mergeNeeds, noNeeds } from '../needs/merge-needs.ts';
import type { ContentServices } from './content-services.ts';
import { sealedFileSources } from './locked-images.ts';

/** Locks parts of one page: each is rendered by itself, as the page is, and encrypted. */
export interface PartLocker {
  lockPart: NonNullable<MarkdownEnvironment['lockPart']>;
  /** Whether the page has such a part: what it holds depends on passwords, which nothing else tells. */
  readonly hasParts: boolean;
}

/** `environment` is that of the page around the parts. */
export function createPartLocker(
  services: ContentServices,
  page: Page,
  environment: MarkdownEnvironment,
): PartLocker {
  let count = 0;
  const lockPart: PartLocker['lockPart'] = async ({ source, passwords, line }) => {
    const seals = await services.seals.part(page, count++, passwords);
    const images = services.lockedImages(page, seals);
    const content = await services.markdown.render(source, {
      ...environment,
      lineOffset: line + 1,
      resolveImage: (src) => images.resolve(page.file, src),
      lockPart,
    });
    const needs = mergeNeeds([content.needs, { ...noNeeds, sources: sealedFileSources(content.html) }]);
    return { lock: await seals.content(content.html), content: { ...content, needs } };
  };
  return {
    lockPart,
    get hasParts() {
      return count > 0;
    },
  };
}
