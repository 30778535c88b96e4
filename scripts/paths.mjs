import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The workspace root, absolute. */
export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** Where npm puts the tools of the workspace, Node 24 among them. */
export const binDir = join(root, 'node_modules', '.bin');

/** This process' environment with the workspace's tools (and its Node) first on the path. */
export function toolEnvironment() {
  const path = existsSync(binDir) ? `${binDir}${delimiter}${process.env.PATH}` : process.env.PATH;
  return { ...process.env, PATH: path };
}
