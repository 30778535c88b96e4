import { type JsonReport, jsonReport } from '../../core/log/json-report.ts';
import { BEHIND, blocksIn, type ComparedPage } from '../../site/translations/compare/compare-site.ts';
import { statusMarkdown } from '../../site/translations/status-markdown.ts';
import { statusFindings, statusText } from '../../site/translations/status-text.ts';
import type { CommandResult, TranslatedSite, TranslateOptions } from './command.ts';
import { readKnown, withoutKnown } from './known-status.ts';
import { isNamed, openStarted } from './open-translations.ts';

/**
 * `bifolio translate status`: what is behind. Exit code 1 when something is; with `--strict`, also for other wording and what nobody has
 * accepted. With `--since`, what was so before does not count.
 */
export async function translationStatus(
  site: TranslatedSite,
  options: TranslateOptions,
): Promise<CommandResult> {
  const { strict, files, since } = options;
  const all = await openStarted(site, options);
  const named =
    files.length === 0
      ? all.pages
      : all.pages.filter((page) => files.some((file) => isNamed(page, site.sourceDir, file)));
  const pages = since ? withoutKnown(named, readKnown(since)) : named;
  const counted = strict ? ([...BEHIND, 'wording', 'new'] as const) : BEHIND;
  const failed = pages.some((page) => blocksIn(page, counted).length > 0);
  return { output: outputOf(pages, failed, options), failed };
}

function outputOf(
  pages: readonly ComparedPage[],
  failed: boolean,
  { json, markdown }: TranslateOptions,
): string {
  if (markdown) return statusMarkdown(pages);
  return json ? JSON.stringify(statusReport(pages, !failed), undefined, 2) : statusText(pages);
}

/** In the form of all commands that have `--json`. */
function statusReport(pages: readonly ComparedPage[], passed: boolean): JsonReport {
  const findings = statusFindings(pages);
  const counts = { pages: pages.length, blocks: findings.length };
  return { ...jsonReport('translate status', findings, { passed, counts }), findings };
}
