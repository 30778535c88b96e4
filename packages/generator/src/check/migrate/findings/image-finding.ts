import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';

/** Addresses that only a bundler's alias explains. */
export function imageFinding(
  src: string,
  { file, line, publicDir, page }: { file: string; line: number; publicDir: string; page: string },
): Finding[] {
  if (!/^(?:~|@[\w-]*\/)/.test(src) || existsSync(join(publicDir, src))) return [];
  if (existsSync(join(page, '..', src))) return [];
  return [
    {
      kind: 'asset',
      severity: 'lost',
      what: 'Images behind an alias',
      todo: 'Write the path from the page (./a.png), or from the public folder (/a.png).',
      file,
      line,
    },
  ];
}
