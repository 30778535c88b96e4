import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mergeSources } from '../needs/merge-needs.ts';
import { contentSecurityPolicy } from '../needs/policy.ts';
import type { PageReport } from '../render/page-report.ts';
import { createRedirects, redirectPage, redirectsFile } from '../routing/redirects.ts';
import type { Site } from '../site/read-site.ts';
import { licensesText } from './licenses.ts';
import { redirectPath } from './output-path.ts';
import { robotsText } from './robots.ts';
import { sitemapXml } from './sitemap.ts';

export interface SiteFilesOptions {
  site: Site;
  reports: readonly PageReport[];
  outDir: string;
  /** Folder of the browser's bundle. */
  clientDir: string;
  /** Puts the page that redirects there from the old output; false when it has to be written. */
  takeFile(file: string): boolean;
}

/**
 * Writes the files of a site that are not pages: sitemap, robots.txt, redirects and headers. Files of `public/` win. Gives
 * the pages that redirect.
 */
export async function writeSiteFiles(options: SiteFilesOptions): Promise<string[]> {
  const { site, reports, outDir, clientDir, takeFile } = options;
  const { config, graph } = site;
  const redirects = createRedirects({
    pages: graph.pages,
    locales: config.locales,
    redirects: config.redirects,
  });
  const sitemap = config.hostname ? await sitemapXml(site) : '';
  const files: [name: string, text: string][] = [
    ['sitemap.xml', sitemap],
    ['robots.txt', robotsText(config, { hasSitemap: sitemap !== '' })],
    ['_headers', headersFile(site, reports)],
    ['_redirects', redirectsFile(redirects, config.base)],
    ['licenses.md', licensesText(clientDir, config.root)],
  ];
  for (const [name, text] of files) writeNew(join(outDir, name), text);
  return redirects.flatMap((redirect) => {
    const file = redirectPath(redirect.from);
    if (isTaken(outDir, file)) return [];
    if (!takeFile(file)) writeNew(join(outDir, file), redirectPage(redirect, config));
    return file;
  });
}

/**
 * Response headers for hosts that read `_headers`: the policy every page works under, and long caching of files whose
 * names change with their content.
 */
function headersFile({ config }: Site, reports: readonly PageReport[]): string {
  const policy = contentSecurityPolicy(
    mergeSources(reports.map(({ needs }) => needs.sources)),
    config.csp.directives,
  );
  const all = ['X-Content-Type-Options: nosniff', 'Referrer-Policy: strict-origin-when-cross-origin'];
  if (config.csp.header) all.unshift(`Content-Security-Policy: ${policy}`);
  return [
    `${config.base}*`,
    ...all.map((line) => `  ${line}`),
    `${config.base}assets/*`,
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
  ].join('\n');
}

/** Whether there is such a file, or a file where one of its folders would have to be. */
function isTaken(outDir: string, file: string): boolean {
  if (existsSync(join(outDir, file))) return true;
  const folder = dirname(file);
  if (folder === '.') return false;
  const stats = statSync(join(outDir, folder), { throwIfNoEntry: false });
  return stats ? !stats.isDirectory() : isTaken(outDir, folder);
}

/** Synchronous on purpose: for a thousand small files that takes a quarter of the time. */
function writeNew(path: string, text: string): void {
  if (existsSync(path) || !text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
