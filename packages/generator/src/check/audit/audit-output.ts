import { join } from 'node:path';
import type { Page } from '../../core/contracts/page.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import type { Progress } from '../../core/log/progress.ts';
import { isNotFoundRoute } from '../../core/routing/page-route.ts';
import { outputPath } from '../../site/build/output/output-path.ts';
import type { LoadedConfig } from '../../site/config/load.ts';
import { createHeadersReader } from '../../site/preview/headers-file.ts';
import { auditAlternates, auditCanonical } from './address-audit.ts';
import { type AuditedPage, collectFindings, outputText } from './finding.ts';
import { auditSocialTags, auditTexts } from './head-audit.ts';
import { auditLinks } from './link-audit.ts';
import { auditPolicy } from './policy-audit.ts';
import { readDocument } from './read-document.ts';
import { auditRedirects } from './redirect-audit.ts';
import { readSiteFiles } from './site-files.ts';
import { auditSitemap } from './sitemap-audit.ts';

/** What an audit has read and found. */
export interface AuditedOutput {
  pages: number;
  files: number;
  problems: Problem[];
}

/**
 * Reads a built site as search engines and browsers do, one document at a time: in memory stay names, titles and addresses, never
 * texts. `pages` are those of the sources; what the author has put into the public folder is followed, but not judged.
 */
export function auditOutput(
  config: Pick<LoadedConfig, 'outDir' | 'sourceDir' | 'base' | 'hostname'>,
  pages: readonly Page[],
  progress: Progress,
): AuditedOutput {
  const { outDir, sourceDir, base, hostname } = config;
  const files = readSiteFiles(config);
  const { report, problems } = collectFindings(sourceDir);
  const read = (file: string) => readDocument(outputText(outDir, file));
  const pageOf = new Map(pages.map((page) => [outputPath(page.route), page]));
  const links = auditLinks(files, read, report);
  const redirects = auditRedirects(outDir, files, report);
  const policy = auditPolicy(createHeadersReader(join(outDir, '_headers')), files, report);
  const audits = [
    auditTexts(report),
    auditSocialTags(hostname, report),
    auditCanonical(hostname, files, report),
    auditAlternates(files, report),
    auditSitemap(outDir, files, report),
    links,
  ];
  progress.start('Reading the output', files.documents.length);
  for (const file of files.documents) {
    const html = outputText(outDir, file);
    const document = readDocument(html);
    const page = pageOf.get(file);
    redirects.see(file, document);
    if (page && !isNotFoundRoute(page.route)) {
      const audited: AuditedPage = { page, address: files.addressOf(file), document };
      for (const audit of audits) audit.add(audited);
      policy(html, audited);
    } else links.reach(document, files.addressOf(file));
    progress.step();
  }
  for (const audit of [...audits, redirects]) audit.end?.();
  for (const [file, page] of pageOf) if (!files.names.has(file)) report(notBuilt(page, base));
  progress.done();
  return { pages: pageOf.size, files: files.names.size, problems };
}

const notBuilt = (page: Page, base: string) => ({
  page,
  code: 'built-missing',
  message: `The page ${base}${page.route.slice(1)} isn't in the output.`,
  hint: 'Build the site again with: bifolio build',
});
