import { BifolioError } from '../../core/errors/bifolio-error.ts';
import type { Progress } from '../../core/log/progress.ts';
import type { BuildOptions } from '../../site/build/build-contract.ts';
import { buildSite } from '../../site/build/build-site.ts';
import type { LoadedConfig } from '../../site/config/load.ts';
import type { Site } from '../../site/read/read-site.ts';
import { compareWithRef } from '../diff/compare-site.ts';
import { diffProblems } from '../diff/diff-problems.ts';
import { diffMarkdown, diffText } from '../diff/diff-text.ts';
import { loadSiteConfig } from '../options.ts';
import { siteVersions } from '../site-versions.ts';
import type { Terminal } from '../terminal.ts';

interface DiffOptions {
  markdown?: boolean;
  strict?: boolean;
  /** Folder for the pages with marks. */
  out?: string;
  base?: string;
}

/** Where hosts publish the preview of a pull request. */
const PREVIEWS = ['DEPLOY_URL', 'DEPLOY_PRIME_URL', 'CF_PAGES_URL', 'VERCEL_URL'];

/** `bifolio diff <ref> [dir]`: what readers find changed. With `--strict`, exit code 1 when an address is lost. */
export async function diffCommand(
  ref: string | undefined,
  dir: string | undefined,
  { markdown, strict, out, base }: DiffOptions,
  terminal: Terminal,
): Promise<void> {
  if (!ref) throw noRef();
  const { log, fail, count } = terminal;
  const config = await loadSiteConfig(dir, { out, base });
  const diff = await compareWithRef(config, ref);
  if (out !== undefined) {
    const { reviewHead, reviewSite } = await import('../diff/review-site.ts');
    const review = (site: Site) => reviewSite(site, diff);
    const options = {
      progress: markdown ? SILENT : terminal.progress,
      review,
      ...publishedVersions(await siteVersions(config), config),
    };
    log.report((await buildSite({ ...config, head: reviewHead(config.head) }, options)).problems);
  }
  const { changed, added, removed, locked, lostAddresses } = diff;
  if (strict && lostAddresses.length > 0) fail();
  const origin = previewOrigin() ?? config.hostname;
  const address = (route: string) => origin && new URL(config.base + route.slice(1), origin).href;
  if (markdown) return log.info(diffMarkdown(diff, address));
  log.report(diffProblems(diff));
  log.info(diffText(diff));
  count({ changed: changed.length, added: added.length, removed: removed.length, locked });
}

/** Versions as a build publishes them, without the head of marked pages, so that neither makes them anew for the other. */
function publishedVersions(
  { versions }: Pick<BuildOptions, 'versions'>,
  { head }: Pick<LoadedConfig, 'head'>,
): Pick<BuildOptions, 'versions'> {
  if (!versions) return {};
  return {
    versions: (site, progress) => versions({ ...site, config: { ...site.config, head } }, progress),
  };
}

/** All that is printed is the comment. */
const SILENT: Progress = { start() {}, step() {}, done() {} };

function previewOrigin(): string | undefined {
  const url = PREVIEWS.map((name) => process.env[name]).find(Boolean);
  if (!url) return undefined;
  const whole = url.includes('://') ? url : `https://${url}`;
  return URL.canParse(whole) ? whole : undefined;
}

const noRef = () =>
  new BifolioError({
    severity: 'error',
    code: 'unknown-ref',
    message: 'Say what to compare with: a branch, a tag or a commit.',
    hint: 'For example: bifolio diff main',
  });
