import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../scripts/paths.mjs';

/** Every address of the documentation site, from its files. */
export const routes: readonly string[] = globSync('{zh,en}/**/*.md', { cwd: join(root, 'docs') })
  .map(routeOf)
  .sort();

/** `zh/guide/intro.md` is `/guide/intro/`, `en/README.md` is `/en/`. */
function routeOf(file: string): string {
  const path = file.replace(/^zh\//, '').replace(/\.md$/, '/');
  return `/${path.replace(/(^|\/)(?:README|index)\/$/, '$1')}`;
}

/** One route of each kind of page, in both languages. */
export const samples: readonly string[] = [
  '',
  'guide/intro/',
  'guide/markdown/tabs/',
  'config/intro/',
  'no-such-page/',
].flatMap((path) => [`/${path}`, `/en/${path}`]);
