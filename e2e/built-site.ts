import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bifolio, fixture, preview, type Served } from './site.ts';

/** Build a fixture site into a folder of its own, and return that. */
export async function buildFixture(name: string): Promise<string> {
  // The output folder must not exist, or hold a build of ours.
  const out = join(mkdtempSync(join(tmpdir(), `bifolio-${name}-`)), 'site');
  await bifolio(['build', fixture(name), '--out', out]);
  return out;
}

/** Build a fixture site into a folder of its own and serve the result. */
export async function serveBuilt(name: string): Promise<Served> {
  return preview(fixture(name), '--out', await buildFixture(name));
}
