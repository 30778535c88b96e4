import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bifolio, fixture, type Served, serve } from './site.ts';

/** Build a fixture site into a folder of its own and serve the result. */
export async function serveBuilt(name: string): Promise<Served> {
  const out = mkdtempSync(join(tmpdir(), `bifolio-${name}-`));
  // The output folder must not exist, or hold a build of ours.
  const site = join(out, 'site');
  bifolio(['build', fixture(name), '--out', site]);
  return serve(['preview', fixture(name), '--out', site]);
}
