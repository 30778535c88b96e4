import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bifolio, fixture, type Served, serve } from './site.ts';

/** Build a fixture site into a folder of its own, and return that. */
export function buildFixture(name: string): string {
  // The output folder must not exist, or hold a build of ours.
  const out = join(mkdtempSync(join(tmpdir(), `bifolio-${name}-`)), 'site');
  bifolio(['build', fixture(name), '--out', out]);
  return out;
}

/** Build a fixture site into a folder of its own and serve the result. */
export async function serveBuilt(name: string): Promise<Served> {
  return serve(['preview', fixture(name), '--out', buildFixture(name)]);
}
