import { formatPosition } from '../core/errors/bifolio-error.ts';
import { installCommand } from '../core/errors/install-command.ts';
import type { askedHosts } from '../core/needs/asked-hosts.ts';
import { formatBytes } from '../core/text/format-bytes.ts';
import { plural } from '../core/text/plural.ts';
import type { BuildSummary } from '../site/build/build-contract.ts';

type Counted = Pick<BuildSummary, 'pages' | 'durationMs' | 'bytes' | 'files' | 'problems'>;

/** One line: pages, time, size, warnings. */
export function buildSummaryText({ pages, durationMs, bytes, files, problems }: Counted): string {
  const warnings = problems.length === 0 ? 'no warnings' : plural(problems.length, 'warning');
  return `Built ${plural(pages, 'page')} in ${formatDuration(durationMs)}: ${plural(files, 'file')}, ${formatBytes(bytes)}, ${warnings}.`;
}

/** Which icons are not in the output, whom readers ask for them, and how to have them drawn instead; `undefined` for none. */
export function iconServiceText(
  sets: BuildSummary['askedSets'],
  hosts: readonly string[],
): string | undefined {
  if (sets.length === 0 || !hosts[0]) return undefined;
  const packages = sets.map(({ set }) => `@iconify-json/${set}`).join(' ');
  const names = sets.map(({ set, place }) => (place.file ? `${set} (${formatPosition(place)})` : set));
  const { host } = new URL(hosts[0]);
  return `Readers' browsers ask ${host} for icons of ${names.join(', ')}.\n  To draw them at build: ${installCommand(packages, { dev: true })}`;
}

/** Whom the pages send their readers' browsers to, one host a line; `undefined` for none. */
export function askedHostsText(hosts: ReturnType<typeof askedHosts>): string | undefined {
  if (hosts.length === 0) return undefined;
  const lines = hosts.map(([host, purposes]) => `  ${host} (${purposes.join(', ')})`);
  return ["Readers' browsers also ask these hosts:", ...lines].join('\n');
}

/** What takes longer is named. */
const LONG_MS = 2000;

/** Who of the author's has taken long before pages were rendered, the slowest first; `undefined` for none. */
export function slowText(took: BuildSummary['took']): string | undefined {
  const sums = new Map<string, number>();
  for (const { name, durationMs } of took) sums.set(name, (sums.get(name) ?? 0) + durationMs);
  const slow = [...sums].filter(([, ms]) => ms >= LONG_MS).sort(([, one], [, other]) => other - one);
  if (slow.length === 0) return undefined;
  return `Slow before pages were rendered: ${slow.map(([name, ms]) => `${name} (${formatDuration(ms)})`).join(', ')}.`;
}

/** Limits of the hosting platform that are nearly used up; `undefined` for none. */
export function nearLimitsText(limits: readonly string[]): string | undefined {
  return limits.length > 0 ? `Close to a limit of the hosting platform: ${limits.join('; ')}.` : undefined;
}

/** The other versions of the site; `undefined` for none. */
export function versionsText(versions: BuildSummary['versions']): string | undefined {
  if (versions.length === 0) return undefined;
  const named = versions.map(
    ({ label, pages, files, bytes }) =>
      `${label} (${plural(pages, 'page')}, ${plural(files, 'file')}, ${formatBytes(bytes)})`,
  );
  return `Of these, ${plural(versions.length, 'version')}: ${named.join(', ')}.`;
}

/** Which files of the public folder the build has added to; `undefined` for none. */
export function mergedFilesText(names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  return `Your ${names.join(' and ')} ${names.length > 1 ? 'are' : 'is'} published with the build's own lines added.`;
}

/** `320 ms`, `1.4 s`, `2 min 5 s`. */
export function formatDuration(durationMs: number): string {
  if (durationMs < 1000) return `${Math.round(durationMs)} ms`;
  if (durationMs < 60_000) return `${(durationMs / 1000).toFixed(1)} s`;
  return `${Math.floor(durationMs / 60_000)} min ${Math.round((durationMs % 60_000) / 1000)} s`;
}
