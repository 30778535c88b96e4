import { checkMigration } from '../../check/migrate/check-migration.ts';
import { problemOf } from '../../check/migrate/problem-of.ts';
import { migrationText } from '../../check/migrate/report-text.ts';
import type { Terminal } from '../terminal.ts';

/**
 * `bifolio check --from vitepress|plume [dir]`: exit code 1 when readers would miss something; with `--strict`, also when
 * something only has another name or place.
 */
export async function checkMigrationCommand(
  dir: string | undefined,
  options: { from: unknown; strict?: boolean; all?: boolean },
  { log, progress, count, fail }: Terminal,
): Promise<void> {
  const report = await checkMigration(dir ?? '.', options.from, progress);
  log.info(migrationText(report, { all: options.all }));
  count({ pages: report.pages }, report.findings.map(problemOf));
  if (report.findings.some(({ severity }) => severity === 'lost' || options.strict)) fail();
}
