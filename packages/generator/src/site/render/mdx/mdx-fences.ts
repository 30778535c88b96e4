import type { FindFace } from '../../../core/contracts/face.ts';
import type { MarkdownResult, RenderedCode } from '../../../core/contracts/markdown.ts';
import type { Heading, Page } from '../../../core/contracts/page.ts';
import type { PageContext } from '../../../core/contracts/theme.ts';
import type { MdxFence } from '../../../markdown/mdx/fence.ts';
import type { OpenedPart } from '../content/content.ts';
import { createContentScope } from '../content/content-scope.ts';
import type { ContentServices } from '../content/content-services.ts';
import { createPartLocker } from '../lock-part.ts';
import { pageEnvironment } from '../page/page-environment.ts';

/** What is the same for the same fence. */
export const fenceKey = ({ source, file, line, column }: MdxFence) => `${file}:${line}:${column} ${source}`;

/** Fences as Markdown, by `fenceKey`, and what the locked parts among them hold. */
export interface RenderedFences {
  fences: Map<string, MarkdownResult>;
  lockedParts: readonly OpenedPart[];
}

interface FencesInput {
  fences: readonly MdxFence[];
  /** Ids of the page around them. */
  takenIds: readonly string[];
  /** Of the page around them. */
  headings: readonly Heading[];
  context: PageContext;
  findFace: FindFace;
  renderedCode?: RenderedCode;
}

/** Draws fences of an `.mdx` page as Markdown of their own: with colours, types and what is reported. */
export async function renderFences(
  services: ContentServices,
  page: Page,
  { fences, takenIds, headings, context, findFace, renderedCode }: FencesInput,
): Promise<RenderedFences> {
  const scope = createContentScope(services.renderer, () => context, findFace);
  const environment = { ...pageEnvironment(services, page), renderComponent: scope.renderComponent };
  const parts = createPartLocker(services, page, environment);
  const drawn = new Map<string, MarkdownResult>();
  for (const [index, fence] of fences.entries()) {
    const { file, line, column, source, definitions } = fence;
    // Ids of popups count from the line in the text that is drawn, so no two fences begin on the same one.
    const text = `${'\n'.repeat(index)}${source}${definitions ? `\n\n${definitions}\n` : ''}`;
    const result = await services.markdown.render(text, {
      ...environment,
      headings,
      renderedCode,
      lineOffset: line - index,
      lockPart: (part) => parts.lockPart({ ...part, takenIds: [...takenIds, ...(part.takenIds ?? [])] }),
    });
    const problems = result.problems.map((problem) => ({
      ...problem,
      file,
      ...(problem.column !== undefined && { column: problem.column + column - 1 }),
    }));
    drawn.set(fenceKey(fence), { ...result, problems });
  }
  return { fences: drawn, lockedParts: parts.parts };
}
