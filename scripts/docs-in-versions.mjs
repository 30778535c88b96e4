// Build the documentation in two versions, today's and an earlier one, from a shallow clone, as deploy services have it:
// `npm run build:versions`. Every link in the text of the earlier one must stay in it.
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EARLIER } from '../docs/earlier-version.ts';
import { root } from './paths.mjs';

const clone = mkdtempSync(join(tmpdir(), 'bifolio-versions-'));
try {
  if (fetchClone()) {
    const env = { ...process.env, DOCS_VERSIONS: '1' };
    execFileSync(process.execPath, [join(root, 'packages/generator/bin/bifolio.js'), 'build', 'docs'], {
      cwd: clone,
      env,
      stdio: 'inherit',
    });
    const lost = linksOut();
    for (const line of lost) console.error(line);
    process.exitCode = lost.length > 0 ? 1 : 0;
  } else console.log(`This clone has no commit ${EARLIER.ref}: so it is not built in two versions.`);
} finally {
  rmSync(clone, { recursive: true, force: true });
}

/** A clone of one commit, and of the earlier version. False when that is not to be had. */
function fetchClone() {
  /** @param {string[]} args */
  const git = (...args) => execFileSync('git', args, { cwd: clone, stdio: ['ignore', 'ignore', 'pipe'] });
  const from = pathToFileURL(root).href;
  git('clone', '--quiet', '--depth', '1', from, '.');
  const fetch = ['fetch', '--quiet', '--depth', '1'];
  try {
    git(...fetch, from, EARLIER.ref);
  } catch {
    try {
      git('-C', root, ...fetch, 'origin', EARLIER.ref);
      git(...fetch, from, EARLIER.ref);
    } catch {
      return false;
    }
  }
  symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
  return true;
}

/** Links in the texts of the earlier version that lead elsewhere, or to no page. */
function linksOut() {
  const dist = join(clone, 'docs/dist');
  const base = `/${EARLIER.path}/`;
  const pages = globSync(`${EARLIER.path}/**/index.html`, { cwd: dist });
  if (pages.length < 300) return [`The earlier version has ${pages.length} pages only.`];
  return pages.flatMap((page) => {
    const html = readFileSync(join(dist, page), 'utf8');
    const text = html.slice(html.indexOf('class="prose"'), html.indexOf('</main>'));
    const paths = [...text.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = '']) => path);
    const isThere = (/** @type {string} */ path) =>
      path.startsWith(base) && existsSync(join(dist, decodeURIComponent(path)));
    return paths.filter((path) => !isThere(path)).map((path) => `${page} leads to ${path}`);
  });
}
