import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { auditOutput } from '../../check/audit/audit-output.ts';
import { assertBuiltBase } from '../../check/audit/built-base.ts';
import { openWorkFolder } from '../../core/cache/work-folder.ts';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { plural } from '../../core/text/plural.ts';
import type { LoadedConfig } from '../../site/config/load.ts';
import { withSite } from '../../site/read/read-site.ts';
import { loadSiteConfig, type SiteOptions } from '../options.ts';
import type { Terminal } from '../terminal.ts';

/** `bifolio check --built [dir]`: reads the output of the last build. */
export async function checkBuiltCommand(
  dir: string | undefined,
  options: SiteOptions & { strict?: boolean },
  { log, progress, count, fail }: Terminal,
): Promise<void> {
  const config = await loadSiteConfig(dir, options);
  if (!existsSync(join(config.outDir, 'index.html'))) throw notBuilt(config);
  assertBuiltBase(config);
  openWorkFolder(config.root);
  const { pages, files, problems } = await withSite(config, { withErrors: true }, ({ graph }) =>
    auditOutput(config, graph.pages, progress),
  );
  log.report(problems);
  if (options.strict && problems.length > 0) fail();
  log.info(`Read ${plural(pages, 'page')} and ${plural(files, 'file')} in ${config.outDir}.`);
  count({ pages, files });
}

const notBuilt = ({ outDir }: Pick<LoadedConfig, 'outDir'>) =>
  new BifolioError({
    severity: 'error',
    code: 'nothing-to-preview',
    message: `There is no built site in ${outDir}.`,
    hint: 'Build it first with: bifolio build',
  });
