import { formatPosition } from '../../core/errors/bifolio-error.ts';
import { plural } from '../../core/text/plural.ts';
import { FINDING_KINDS, type Finding, type MigrationReport } from './findings/finding.ts';

/** Places listed for one thing, unless all are asked for. */
const SHOWN_PLACES = 3;

/** The report as text: by kind, then by thing, most frequent first, each with what to do and where it stands. */
export function migrationText({ from, pages, findings }: MigrationReport, { all = false } = {}): string {
  const title = `From ${from} to Bifolio: ${plural(pages, 'page')}`;
  if (findings.length === 0) return `${title}\n\nEverything carries over.`;
  const kinds = Object.entries(FINDING_KINDS).flatMap(([kind, label]) => {
    const ofKind = findings.filter((finding) => finding.kind === kind);
    return ofKind.length === 0
      ? []
      : [`${label}\n${groups(ofKind, all ? Number.MAX_SAFE_INTEGER : SHOWN_PLACES)}`];
  });
  return [title, ...kinds, summary(findings, all)].join('\n\n');
}

function groups(findings: readonly Finding[], shown: number): string {
  const byThing = Map.groupBy(findings, ({ what, todo }) => `${what}\0${todo}`);
  return [...byThing.values()]
    .sort((a, b) => b.length - a.length)
    .map((group) => groupText(group, shown))
    .join('\n');
}

function groupText(group: readonly Finding[], shown: number): string {
  const [first] = group;
  if (!first) return '';
  const places = group
    .toSorted(byPlace)
    .slice(0, shown)
    .map((finding) => `      ${formatPosition(finding)}`);
  const rest = group.length - places.length;
  const count = group.length === 1 ? '' : ` × ${group.length}`;
  return [
    `  ${first.severity.padEnd(6)}  ${first.what}${count}`,
    `      ${first.todo}`,
    ...places,
    ...(rest > 0
      ? [`      and ${rest} more in ${plural(new Set(group.map(({ file }) => file)).size, 'file')}`]
      : []),
  ].join('\n');
}

const byPlace = (a: Finding, b: Finding) =>
  a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);

function summary(findings: readonly Finding[], all: boolean): string {
  const rows = Object.entries(FINDING_KINDS).flatMap(([kind, label]) => {
    const ofKind = findings.filter((finding) => finding.kind === kind);
    return ofKind.length === 0 ? [] : [row(label, ofKind)];
  });
  const hidden = !all && findings.length > SHOWN_PLACES;
  return [
    'Summary'.padEnd(40) + 'lost'.padStart(7) + 'change'.padStart(8),
    ...rows,
    row('All', findings),
    ...(hidden ? ['', 'Every place: --all'] : []),
  ].join('\n');
}

function row(label: string, findings: readonly Finding[]): string {
  const lost = findings.filter(({ severity }) => severity === 'lost').length;
  return `  ${label.padEnd(38)}${String(lost).padStart(7)}${String(findings.length - lost).padStart(8)}`;
}
