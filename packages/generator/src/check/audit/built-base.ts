import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import type { LoadedConfig } from '../../site/config/load.ts';

/** Addresses of scripts and styles that a build has written, without what hosts of their own serve. */
const ASSETS = /\s(?:href|src)="?(\/(?:[^"\s>]*\/)?)(assets\/[^"\s>/]+\.(?:css|js))/g;

/** Throws when the first page of an output says that it was built for another path than `base`: none of its addresses would be found. */
export function assertBuiltBase({ outDir, base }: Pick<LoadedConfig, 'outDir' | 'base'>): void {
  const html = readFileSync(join(outDir, 'index.html'), 'utf8');
  const own = [...html.matchAll(ASSETS)].find(([, , file = '']) => existsSync(join(outDir, file)));
  const built = own?.[1];
  if (built === undefined || built === base) return;
  throw new BifolioError({
    severity: 'error',
    code: 'built-base',
    message: `The output was built for "${built}", not for "${base}".`,
    hint: `Name the path that it was built with: bifolio check --built --base ${built}`,
  });
}
