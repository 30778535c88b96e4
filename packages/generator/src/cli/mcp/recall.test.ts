import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { escapeHtml } from '../../core/html/escape-html.ts';
import { serveFile } from '../../core/http/serve-file.ts';
import { Open } from '../../core/ledger/secrecy.ts';
import { createPageBodies } from '../../core/store/page-bodies.ts';
import { openStore } from '../../core/store/store.ts';
import { buildSearchIndexes } from '../../site/search/build-index.ts';
import { createRecordWriter } from '../../site/search/record-writer.ts';
import { findAll, holds } from '../fixtures/find-all.ts';
import { openSite, type SiteReader } from './site-reader.ts';

/** Pages of the documentation, as text: real words in both languages. */
const DOCS = fileURLToPath(new URL('../../../../../docs', import.meta.url));
const LANGUAGES = [
  { lang: 'zh-CN', path: '/', source: 'zh', title: '指南' },
  { lang: 'en-US', path: '/en/', source: 'en', title: 'Guide' },
] as const;
const WORDS = 150;
/** Of so many pages, one is taken. */
const EVERY = 4;

const folder = mkdtempSync(join(tmpdir(), 'bifolio-recall-'));
const texts = new Map<string, { title: string; blocks: string[]; path: string }>();
// A busy machine may rest longer than the five seconds after which connections are closed.
const host = createServer({ keepAliveTimeout: 0 }, (request, response) =>
  serveFile(request, response, {
    root: join(folder, 'out'),
    path: request.url ?? '/',
    onMissing: () => response.writeHead(404).end(),
  }),
);
let site: SiteReader;

beforeAll(async () => {
  for (const { path, source } of LANGUAGES) readTexts(path, join(DOCS, source, 'guide'));
  await writeIndexes();
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  site = await openSite(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
});
afterAll(() => {
  host.close();
  rmSync(folder, { recursive: true });
});

function readTexts(path: string, sources: string): void {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  for (const file of files.sort().filter((_, index) => index % EVERY === 0)) {
    const blocks = readFileSync(join(sources, file), 'utf8')
      .split('\n')
      .filter((line) => line.trim());
    texts.set(`${path}guide/${file.slice(0, -3)}/`, { title: file, blocks, path });
  }
}

async function writeIndexes(): Promise<void> {
  const locales = LANGUAGES.map(({ lang, path, title }) => ({
    lang,
    path,
    title,
    label: title,
    description: '',
  }));
  const searchable = { options: { recent: 5, boost: {}, synonyms: [], slashKey: true }, locales };
  const pages = [...texts].map(([route, { title, path }]) => ({
    ...{ file: `${route.slice(1)}index.md`, kind: 'md' as const, locale: path, route, title },
    ...{ description: '', draft: false, frontmatter: {} },
  }));
  const records = createPageBodies(openStore(join(folder, 'records')), 'record', pages.length);
  const addRecord = createRecordWriter({ records, ...searchable });
  for (const [index, page] of pages.entries()) {
    const blocks = texts.get(page.route)?.blocks ?? [];
    const html = blocks.map((block) => `<p>${escapeHtml(block)}</p>`).join('');
    addRecord(page, index, () => new Open({ html, route: page.route, title: page.title }));
  }
  const out = join(folder, 'out');
  mkdirSync(out);
  await buildSearchIndexes({ records, pages, ...searchable }, out);
  writeFileSync(join(out, 'bifolio.json'), JSON.stringify({ format: 1, languages: LANGUAGES }));
}

/** Every so many words of a language, spread over all of its pages. */
function sampleWords(path: string, wanted: RegExp): string[] {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
  const words = new Set<string>();
  for (const { blocks } of textsIn(path))
    for (const { segment } of segmenter.segment(blocks.join('\n')))
      if (wanted.test(segment)) words.add(segment);
  const all = [...words].sort();
  const step = all.length / WORDS;
  return Array.from({ length: WORDS }, (_, index) => all[Math.floor(index * step)] ?? '');
}

const textsIn = (path: string) => [...texts.values()].filter((text) => text.path === path);

it.each([
  ['zh-CN', '/', /^\p{Script=Han}{2,}$/u],
  ['en-US', '/en/', /^[a-z]{3,}$/i],
] as const)('a program reaches every page of %s that holds a word', async (lang, path, wanted) => {
  const missed: string[] = [];
  const words = sampleWords(path, wanted);
  expect(new Set(words).size).toBe(WORDS);
  for (const word of words) {
    const found = await findAll(site, word, lang);
    for (const [route, text] of texts)
      if (text.path === path && text.blocks.some((block) => holds(block, word)) && !found.has(route))
        missed.push(`${word} ${route}`);
  }
  expect(missed).toEqual([]);
});
