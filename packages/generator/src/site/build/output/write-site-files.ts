import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Open } from '../../../core/ledger/secrecy.ts';
import { writeOutput } from '../../../core/ledger/write-output.ts';
import { createMemoryKeeper } from '../../../core/memory/release-memory.ts';
import { contentSecurityPolicy } from '../../../core/needs/policy.ts';
import type { Needs } from '../../../core/needs/types.ts';
import { movedFile } from '../../../core/routing/moved-file.ts';
import { eachRedirect, redirectPage, redirectsFile } from '../../../core/routing/redirects.ts';
import type { Site } from '../../read/read-site.ts';
import { type HeaderRule, mergeHeaders, mergeRedirects, writtenHostFile } from './host-files.ts';
import { licensesText } from './licenses.ts';
import { redirectPath } from './output-path.ts';
import { robotsText } from './robots.ts';
import { sitemapFiles } from './sitemap.ts';

export interface SiteFilesOptions {
  site: Site;
  /** Of all pages together. */
  needs: Needs;
  outDir: string;
  /** Folder of the browser's bundle. */
  clientDir: string;
  /** Address of the script of redirects. */
  leadOn: string;
  /** Puts the page that redirects there from the old output; false when it has to be written. */
  takeFile(file: string, key: string): boolean;
}

/**
 * Writes the files of a site that are not pages: sitemap, robots.txt, redirects and headers. Files of `public/` win, but
 * for `_headers` and `_redirects`, which are merged.
 */
export async function writeSiteFiles(options: SiteFilesOptions): Promise<void> {
  const { site, needs, outDir, clientDir } = options;
  const { config, graph } = site;
  const isPresent = !graph.versions?.own;
  const sitemap = config.hostname && isPresent ? sitemapFiles(site) : [];
  const files: [name: string, text: string][] = [
    ...sitemap,
    ...(isPresent
      ? [['robots.txt', robotsText(config, { hasSitemap: sitemap.length > 0 })] as [string, string]]
      : []),
    ['licenses.md', licensesText(clientDir, config)],
  ];
  for (const [name, text] of files) writeNew(outDir, name, text);
  const headers = mergeHeaders(headerRules(site, needs), writtenHostFile(config.publicDir, '_headers'));
  writeOutput(outDir, '_headers', new Open(headers));
  await writeRedirects(options);
}

/** Between two looks at memory. */
const REDIRECTS_AT_ONCE = 1000;

/** Writes all that leads on from other addresses. There is one for each page: they are made anew for each file, and not kept. */
async function writeRedirects({ site, outDir, leadOn, takeFile }: SiteFilesOptions): Promise<void> {
  const { config, graph } = site;
  const { locales, redirects, base } = config;
  const all = () => eachRedirect({ pages: graph.pages, locales, redirects });
  const keepMemory = createMemoryKeeper();
  const moved = movedFile(all(), base);
  if (moved) writeNew(outDir, moved.path, moved.text);
  await keepMemory();
  const lines = mergeRedirects(redirectsFile(all(), base), writtenHostFile(config.publicDir, '_redirects'));
  if (lines.trim()) writeOutput(outDir, '_redirects', new Open(lines));
  let made = 0;
  for (const redirect of all()) {
    if (made++ % REDIRECTS_AT_ONCE === 0) await keepMemory();
    const file = redirectPath(redirect.from);
    if (!(redirect.written || config.redirectPages) || isTaken(outDir, file)) continue;
    if (!takeFile(file, JSON.stringify(redirect)))
      writeNew(outDir, file, redirectPage(redirect, { ...config, leadOn }));
  }
}

/**
 * Response headers for hosts that read `_headers`: the policy every page works under, and long caching of files whose
 * names change with their content.
 */
function headerRules({ config, graph, generated }: Site, { sources }: Needs): HeaderRule[] {
  const policy = contentSecurityPolicy(sources, config.csp.directives);
  return [
    {
      path: `${config.base}*`,
      headers: [
        ...(config.csp.header ? [['Content-Security-Policy', policy] as const] : []),
        ['X-Content-Type-Options', 'nosniff'],
        ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ],
    },
    ...basesOf(graph, config).map((base) => ({
      path: `${base}assets/*`,
      headers: [['Cache-Control', 'public, max-age=31536000, immutable'] as const],
    })),
    ...(generated.beside.some(({ type }) => type === 'text/markdown') ? [markdownRule(config.base)] : []),
  ];
}

/** Of the site and, on the present one, its versions. */
const basesOf = ({ versions }: Site['graph'], { base }: Site['config']): string[] =>
  versions?.own === 0 ? versions.all.map((version) => version.base) : [base];

/** Hosts do not agree on the type of Markdown, and search engines are to find the page itself. */
const markdownRule = (base: string): HeaderRule => ({
  path: `${base}*.md`,
  headers: [
    ['Content-Type', 'text/markdown; charset=utf-8'],
    ['X-Robots-Tag', 'noindex'],
  ],
});

/** Whether there is such a file, or a file where one of its folders would have to be. */
function isTaken(outDir: string, file: string): boolean {
  if (existsSync(join(outDir, file))) return true;
  const folder = dirname(file);
  if (folder === '.') return false;
  const stats = statSync(join(outDir, folder), { throwIfNoEntry: false });
  return stats ? !stats.isDirectory() : isTaken(outDir, folder);
}

/** What is made of the page graph and of the config. */
function writeNew(outDir: string, file: string, text: string): void {
  if (text && !existsSync(join(outDir, file))) writeOutput(outDir, file, new Open(text));
}
