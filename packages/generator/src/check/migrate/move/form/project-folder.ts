import { posix } from 'node:path';
import type { OldPage } from '../old-site.ts';

const NAMED = /@include:\s*([^\s#{}>]+)|@\[code[^\]\n]*\]\(([^)\s#{}]+)|^<<<\s+([^\s#{}]+)/gm;

/** The folder above the site that files of pages lie in: `..`, or nothing when none does. */
export function projectFolder(source: string, pages: readonly OldPage[]): string | undefined {
  const above = pages.flatMap(({ to, text }) =>
    [...text.matchAll(NAMED)].map(([, ...paths]) => {
      const path = paths.find((one) => one !== undefined) ?? '';
      const target = posix.join(source, posix.dirname(to), path);
      return path.startsWith('.') ? (/^(?:\.\.\/)+/.exec(target)?.[0].length ?? 0) : 0;
    }),
  );
  const most = Math.max(0, ...above);
  return most > 0 ? '../'.repeat(most / 3).replace(/\/$/, '') : undefined;
}
