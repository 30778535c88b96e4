import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Finding } from './finding.ts';
import type { OldSite } from './old-site.ts';

/** Pages whose file name stands for many, and the public folder when it is elsewhere. */
export function placeFindings({ root, sourceDir, pages, style }: OldSite): Finding[] {
  const dynamic = pages
    .filter((file) => /\[[^\]]+\]/.test(file))
    .map(
      (file): Finding => ({
        kind: 'route',
        severity: 'lost',
        what: 'Dynamic routes, [name].md',
        todo: 'Write the pages with a script of your own before `bifolio build`.',
        file,
      }),
    );
  const publicDir = posix.join(sourceDir, style.publicDir);
  if (publicDir === 'public' || !existsSync(join(root, publicDir))) return dynamic;
  return [
    ...dynamic,
    {
      kind: 'asset',
      severity: 'change',
      what: 'The public folder',
      todo: `Move it to public/, or write \`public: '${publicDir}'\`.`,
      file: publicDir,
    },
  ];
}
