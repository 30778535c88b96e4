import { BifolioError, type Problem } from '../../../core/errors/bifolio-error.ts';
import type { LoadedConfig } from '../../config/load.ts';
import { readSite, type Site } from '../../read/read-site.ts';

/**
 * A site that may have errors: the rest of it is rendered all the same, so that one report has everything. Nothing is kept of such a site,
 * since a page that was to be locked may be among its public ones.
 */
export async function readForReport(config: LoadedConfig): Promise<Site> {
  const site = await readSite(config, { withErrors: true });
  if (!hasErrors(site.problems)) return site;
  return { ...site, config: { ...config, build: { ...config.build, cache: false } } };
}

/** What ended a build, with what was found before. A site with errors may break what comes after them: they are told then. */
export function withEarlier(error: unknown, earlier: readonly Problem[] = []): unknown {
  if (error instanceof BifolioError)
    return new BifolioError([...earlier.filter((one) => !error.problems.includes(one)), ...error.problems], {
      cause: error.cause,
    });
  return hasErrors(earlier) ? new BifolioError(earlier) : error;
}

/** Whether a build of a site with these problems fails. */
export const hasErrors = (problems: readonly Problem[]): boolean =>
  problems.some(({ severity }) => severity === 'error');
