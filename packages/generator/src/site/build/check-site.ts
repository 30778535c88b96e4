import type { Progress } from '../../core/log/progress.ts';
import type { LoadedConfig } from '../config/load.ts';
import type { BuildOptions, BuildSummary } from './build-contract.ts';
import { buildSite } from './build-site.ts';

/** Builds a site and gives the output up: a check finds what a build finds. Rejects where a build would. */
export const checkSite = (
  config: LoadedConfig,
  progress: Progress,
  options: Pick<BuildOptions, 'strict' | 'ask' | 'versions'> = {},
): Promise<BuildSummary> => buildSite(config, { ...options, progress, publish: false });
