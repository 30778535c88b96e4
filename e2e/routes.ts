import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../scripts/paths.mjs';

const docs = join(root, 'docs');
const lists = ['blog/', 'blog/tags/', 'blog/archives/', 'blog/categories/'];

/** Every address of the documentation site, from its files, and those of the blog's lists. */
export const routes: readonly string[] = [
  ...globSync('{zh,en}/**/*.md', { cwd: docs }).map(routeOf),
  ...['/', '/en/'].flatMap((locale) => lists.map((path) => locale + path)),
].sort();

/** `zh/guide/intro.md` is `/guide/intro/`, `en/README.md` is `/en/`; a post has a permalink. */
function routeOf(file: string): string {
  const permalink = /^permalink: (.+)$/m.exec(
    readFileSync(join(docs, file), 'utf8').split('\n---', 1)[0] ?? '',
  )?.[1];
  if (permalink) return file.startsWith('zh/') ? permalink : `/en${permalink}`;
  const path = file.replace(/^zh\//, '').replace(/\.md$/, '/');
  return `/${path.replace(/(^|\/)(?:README|index)\/$/, '$1')}`;
}

/** One route of each kind of page, in both languages. */
export const samples: readonly string[] = [
  '',
  'guide/intro/',
  'guide/markdown/tabs/',
  'config/intro/',
  'blog/',
  'no-such-page/',
].flatMap((path) => [`/${path}`, `/en/${path}`]);

/** Pages of kinds that no fixture holds: of packages, of messages, of charts, players and tools. */
export const furtherKinds: readonly string[] = [
  'api/bifolio/',
  'api/bifolio/badge/',
  'messages/badge-type/',
  'changelog/',
  'guide/chart/mermaid/',
  'guide/components/link-card/',
  'guide/components/swiper/',
  'guide/embed/video/artplayer/',
  'tools/theme-colors/',
].map((path) => `/en/${path}`);
