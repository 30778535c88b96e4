import { mkdirSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../scripts/paths.mjs';

/** A new folder for a site that a scenario writes. Inside the workspace, so that its config finds our packages. */
export function scratchFolder(name: string): string {
  const parent = join(root, 'test-results', 'sites');
  mkdirSync(parent, { recursive: true });
  return mkdtempSync(join(parent, `${name}-`));
}
