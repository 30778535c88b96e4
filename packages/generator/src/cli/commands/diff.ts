import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { compareWithRef } from '../diff/compare-site.ts';
import { diffProblems } from '../diff/diff-problems.ts';
import { diffMarkdown, diffText } from '../diff/diff-text.ts';
import { loadSiteConfig } from '../options.ts';
import type { Terminal } from '../terminal.ts';

interface DiffOptions {
  markdown?: boolean;
  strict?: boolean;
}

/** Where hosts publish the preview of a pull request. */
const PREVIEWS = ['DEPLOY_URL', 'DEPLOY_PRIME_URL', 'CF_PAGES_URL', 'VERCEL_URL'];

/** `bifolio diff <ref> [dir]`: what readers find changed. With `--strict`, exit code 1 when an address is lost. */
export async function diffCommand(
  ref: string | undefined,
  dir: string | undefined,
  { markdown, strict }: DiffOptions,
  { log, fail, count }: Terminal,
): Promise<void> {
  if (!ref) throw noRef();
  const config = await loadSiteConfig(dir, {});
  const diff = await compareWithRef(config, ref);
  const { changed, added, removed, locked, lostAddresses } = diff;
  if (strict && lostAddresses.length > 0) fail();
  const origin = previewOrigin() ?? config.hostname;
  const address = (route: string) => origin && new URL(config.base + route.slice(1), origin).href;
  if (markdown) return log.info(diffMarkdown(diff, address));
  log.report(diffProblems(diff));
  log.info(diffText(diff));
  count({ changed: changed.length, added: added.length, removed: removed.length, locked });
}

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
