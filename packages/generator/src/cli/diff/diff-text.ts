import { plural } from '../../core/text/plural.ts';
import type { ChangedPage, SiteDiff } from './types.ts';

/** `3 pages changed, 1 added, 1 moved, 1 removed` */
export function diffSummary({ changed, added, removed, locked, newlyBehind }: SiteDiff): string {
  const moved = changed.filter(({ isMoved }) => isMoved).length;
  const parts = [
    changed.length > moved && `${plural(changed.length - moved, 'page')} changed`,
    added.length > 0 && `${plural(added.length, 'page')} added`,
    moved > 0 && `${plural(moved, 'page')} moved`,
    removed.length > 0 && `${plural(removed.length, 'page')} removed`,
    locked > 0 && `${plural(locked, 'locked page')} changed`,
    newlyBehind !== undefined &&
      newlyBehind > 0 &&
      `${plural(newlyBehind, 'block')} of translations newly behind`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}.` : 'No page differs.';
}

/** The pages that differ, a line each, and a summary. */
export function diffText(diff: SiteDiff): string {
  const lines = [
    ...diff.changed.map((page) => `${fileText(page)}   ${countsText(page)}`),
    ...diff.added.map(({ file }) => `${file}   added`),
    ...diff.removed.map(({ file }) => `${file}   removed`),
  ];
  return [...lines, diffSummary(diff)].join('\n');
}

/** A comment for a pull request. `address` makes links to pages where the site, or a preview of it, is published. */
export function diffMarkdown(diff: SiteDiff, address: (route: string) => string | undefined): string {
  const link = (file: string, route: string) => {
    const to = address(route);
    return to ? `[\`${file}\`](${to})` : `\`${file}\``;
  };
  const rows = [
    ...diff.changed.map((page) => `| ${link(page.after.file, page.after.route)} | ${countsText(page)} |`),
    ...diff.added.map(({ file, route }) => `| ${link(file, route)} | added |`),
    ...diff.removed.map(({ file }) => `| \`${file}\` | removed |`),
  ];
  const redirects = diff.lostAddresses.map(({ from, to }) => `  '${from}': '${to ?? ''}',`);
  const headings = diff.changed.flatMap(({ after, lostHeadings }) =>
    lostHeadings.map(
      ({ id, successor }) =>
        `- ${link(after.file, after.route)}: \`#${id}\`${successor ? `, now \`${successor.text.replaceAll('`', '')}\`` : ''}`,
    ),
  );
  return [
    diffSummary(diff),
    rows.length > 0 && ['| Page | Change |', '| --- | --- |', ...rows].join('\n'),
    redirects.length > 0 &&
      ['**Lost addresses**', '', '```ts', 'redirects: {', ...redirects, '},', '```'].join('\n'),
    headings.length > 0 && ['**Lost headings**', '', ...headings].join('\n'),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const fileText = ({ before, after, isMoved }: ChangedPage): string =>
  isMoved ? `${before.file} -> ${after.file}` : after.file;

function countsText({ counts, isMoved, likeness }: ChangedPage): string {
  const parts = [
    isMoved && `moved, ${Math.round(likeness * 100)} % the same`,
    counts.changed > 0 && `${plural(counts.changed, 'block')} changed`,
    counts.added > 0 && `${counts.added} added`,
    counts.removed > 0 && `${counts.removed} removed`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : 'another address';
}
