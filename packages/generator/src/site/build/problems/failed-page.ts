import type { Page } from '../../../core/contracts/page.ts';
import { BifolioError, type Problem } from '../../../core/errors/bifolio-error.ts';
import { throwOfConfig } from '../../bundle/problems/function-threw.ts';
import { type FindThrow, withThrow } from '../../bundle/problems/throw-finder.ts';
import { placeInFrontmatter } from '../../render/frontmatter/frontmatter-places.ts';

/** Why a page of a build could not be rendered, and where in the author's modules that was thrown. */
export function failedPage(
  error: unknown,
  page: Page,
  sourceDir: string,
  findThrow: FindThrow,
): readonly Problem[] {
  const own = findThrow(error instanceof BifolioError ? error.cause : error);
  const ofConfig = throwOfConfig(error, own);
  if (ofConfig) return [ofConfig];
  if (error instanceof BifolioError)
    return withThrow(placeInFrontmatter(error.problems, page, sourceDir), own);
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const place = stack
    ?.split('\n')
    .find((line) => line.includes('    at '))
    ?.trim();
  return [
    {
      severity: 'error',
      code: 'page-failed',
      file: page.file,
      message: `This page could not be rendered: ${message}`,
      hint: place && `Thrown ${place}.`,
    },
  ];
}
