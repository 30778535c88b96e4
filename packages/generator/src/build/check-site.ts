import { join } from 'node:path';
import { bundleWithCache } from '../bundle/bundle-cache.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { Problem } from '../errors.ts';
import { checkLinks, checkTranslations } from '../graph/dead-links.ts';
import type { Progress } from '../log.ts';
import { renderSite } from './build-site.ts';
import { readSite } from './site.ts';

/** Kinds of problem that a build lets pass with a warning, and that a check does not. */
const CHECKED_KINDS = new Set(['dead-link', 'dead-anchor', 'missing-image', 'unknown-component']);

/** Renders the content of every page and collects all problems, without writing an output. */
export async function checkSite(config: LoadedConfig, progress: Progress): Promise<{ pages: number; problems: Problem[] }> {
  progress.step('Reading pages');
  const site = await readSite(config, { drafts: true });
  progress.step('Bundling theme and islands');
  const bundle = await bundleWithCache(config, site.entries);
  progress.step('Checking pages', site.graph.pages.length);
  const scratch = join(config.root, '.bifolio/check');
  const { reports, problems } = await renderSite(site, bundle, scratch, progress, 'report');
  progress.done();
  const all = [...site.problems, ...problems, ...checkLinks(site, reports), ...checkTranslations(site.graph)];
  return { pages: reports.length, problems: all.map(raise) };
}

const raise = (problem: Problem): Problem =>
  CHECKED_KINDS.has(problem.code) ? { ...problem, severity: 'error' } : problem;
