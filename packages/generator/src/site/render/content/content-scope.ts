import type { FindFace } from '../../../core/contracts/face.ts';
import type { ComponentCall, RenderedComponent } from '../../../core/contracts/markdown.ts';
import type { PageContext } from '../../../core/contracts/theme.ts';
import { BifolioError, type Problem } from '../../../core/errors/bifolio-error.ts';
import { hintOfThrown } from '../../../core/errors/hint-of-thrown.ts';
import type { Renderer } from '../renderer-contract.ts';

/** The components of one page's content while it is rendered. */
export interface ContentScope {
  renderComponent(call: ComponentCall): RenderedComponent | undefined;
}

/**
 * Renders components for one page. Each gets its own prefix for React ids, which begins with `idPrefix`. One that throws becomes an error with its
 * name and place (page, component, position).
 */
export function createContentScope(
  renderer: Renderer,
  context: () => PageContext,
  findFace: FindFace,
  idPrefix = 'c',
): ContentScope {
  let count = 0;
  let made: PageContext | undefined;
  const contextOnce = () => (made ??= context());
  return {
    renderComponent(call) {
      try {
        return renderer.renderComponent(call, {
          context: contextOnce(),
          findFace,
          prefix: `${idPrefix}${count++}`,
        });
      } catch (error) {
        const cause = error instanceof BifolioError ? error.cause : error;
        throw new BifolioError(componentProblem(call, context().page.file, error), { cause });
      }
    },
  };
}

function componentProblem(call: ComponentCall, file: string, error: unknown): Problem {
  if (error instanceof BifolioError) {
    const [first] = error.problems;
    if (first) return { ...first, file: first.file ?? file, line: first.line ?? call.line };
  }
  const message = error instanceof Error ? error.message : String(error);
  return {
    severity: 'error',
    code: 'component-threw',
    file,
    line: call.line,
    message: `The component <${call.name}> threw while it was rendered: ${message}`,
    hint: hintOfThrown(message) ?? 'Fix the component, or the props that this page passes to it.',
  };
}
