import type { Problem } from '../../core/errors/bifolio-error.ts';
import type { SiteDiff } from './types.ts';

/** What links of others lose by a change: addresses and ids of headings, each with what to write. */
export function diffProblems({ lostAddresses, changed }: SiteDiff): Problem[] {
  return [
    ...lostAddresses.map(
      ({ file, from, to, likeness = 0 }): Problem => ({
        severity: 'warning',
        code: 'lost-address',
        file,
        message: to
          ? `The page has moved from ${from} to ${to} (${Math.round(likeness * 100)} % the same), so old links lead nowhere.`
          : `The page is gone, so links to ${from} lead nowhere.`,
        hint: `Add to the config: redirects: { '${from}': '${to ?? '/where-it-is-now/'}' }`,
      }),
    ),
    ...changed.flatMap(({ after, lostHeadings }) =>
      lostHeadings.map(
        ({ id, successor }): Problem => ({
          severity: 'warning',
          code: 'lost-heading',
          file: after.file,
          ...(successor && { line: successor.block.line }),
          message: `The heading with the id ${id} is gone, so old links to it open the top of the page.`,
          hint: successor
            ? `Write {#${id}} after "${successor.text}".`
            : `Write {#${id}} after the heading that has its content now.`,
        }),
      ),
    ),
  ];
}
