// Build the documentation in two versions, today's and an earlier one, from a shallow clone, as deploy services have it:
// `npm run build:versions`. With `--serve`, only the earlier one is built, and `dev --with-versions` answers for both: the tests do so.
// Every link in the text of the earlier one must stay in it, and a page of today must lead to what it was.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EARLIER } from '../docs/earlier-version.ts';
import { root } from './paths.mjs';

const FEWEST_PAGES = 300;
const base = `/${EARLIER.path}/`;
const clone = mkdtempSync(join(tmpdir(), 'bifolio-versions-'));
try {
  if (fetchClone()) {
    const problems = process.argv.includes('--serve')
      ? await whileServed(problemsOf)
      : await problemsOf(readBuilt());
    for (const line of problems) console.error(line);
    process.exitCode = problems.length > 0 ? 1 : 0;
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

/** Builds both. @returns {(path: string) => Promise<string | undefined>} what a URL answers */
function readBuilt() {
  execFileSync(process.execPath, [...commandOf('build')], {
    cwd: clone,
    env: environment(),
    stdio: 'inherit',
  });
  return async (path) => {
    const file = join(clone, 'docs/dist', decodeURIComponent(path), 'index.html');
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
}

/** @param {(read: ReturnType<typeof readBuilt>) => Promise<string[]>} use */
async function whileServed(use) {
  const server = spawn(process.execPath, [...commandOf('dev'), '--with-versions', '--port', '0'], {
    cwd: clone,
    env: environment(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const url = await addressOf(server);
    return await use(async (path) => {
      const response = await fetch(new URL(path, url));
      return response.ok ? response.text() : undefined;
    });
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    if (server.kill()) await ended;
  }
}

/** @param {import('node:child_process').ChildProcess} server @returns {Promise<string>} */
function addressOf(server) {
  return new Promise((resolve, reject) => {
    let shown = '';
    server.once('exit', (code) => reject(new Error(`bifolio dev ended with exit code ${code}:\n${shown}`)));
    server.stdout?.on('data', (chunk) => {
      shown += chunk;
      const url = /http:\/\/localhost:\d+\//.exec(shown)?.[0];
      if (url) resolve(url);
    });
  });
}

/** @param {string} name */
function commandOf(name) {
  return [join(root, 'packages/generator/bin/bifolio.js'), name, 'docs'];
}

function environment() {
  return { ...process.env, DOCS_VERSIONS: '1' };
}

/** @param {(path: string) => Promise<string | undefined>} read */
async function problemsOf(read) {
  const today = (await read('/en/guide/usage/')) ?? '';
  const leadsBack = today.includes(`href="${base}en/guide/usage/"`);
  return [...(leadsBack ? [] : ['A page of today has no link to what it was.']), ...(await strayLinks(read))];
}

/** Links in the texts of the earlier version that lead elsewhere, or to no page. @param {(path: string) => Promise<string | undefined>} read */
async function strayLinks(read) {
  const [seen, queue] = [new Set([base, `${base}en/`]), [base, `${base}en/`]];
  const stray = [];
  let pages = 0;
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const html = await read(path);
    if (html === undefined) {
      stray.push(`Links of the earlier version lead to ${path}, which is no page.`);
      continue;
    }
    pages++;
    const text = html.slice(html.indexOf('class="prose"'), html.indexOf('</main>'));
    for (const one of pathsIn(text)) if (!one.startsWith(base)) stray.push(`${path} leads to ${one}`);
    for (const one of pathsIn(html))
      if (one.startsWith(base) && one.endsWith('/') && !seen.has(one)) {
        seen.add(one);
        queue.push(one);
      }
  }
  return pages < FEWEST_PAGES ? [`The earlier version has ${pages} pages only.`, ...stray] : stray;
}

/** @param {string} html */
function pathsIn(html) {
  return [...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/g)].map(([, path = '']) => path);
}
