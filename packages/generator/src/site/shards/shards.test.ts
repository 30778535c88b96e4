import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { createSite } from '../../cli/fixtures/site.ts';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { openStore } from '../../core/store/store.ts';
import { buildSite } from '../build/build-site.ts';
import { openPageRecords } from '../build/pages/page-record.ts';
import { loadConfig } from '../config/load.ts';
import { buildPart } from './build-part.ts';
import { mergeParts } from './merge-parts.ts';
import { readPartInfo, writePartInfo } from './part-file.ts';
import { parseShard } from './shard.ts';

const LOCKED = 'the treasure lies under the third oak';
const site = {
  'bifolio.config.mjs': `export default { title: 'Parts', encrypt: { rules: { '/locked/': 'a password nobody guesses' }, rounds: 4 } };\n`,
  'README.md': '# Home\n\n[](./guide/1.md)\n',
  'locked/plan.md': `# Plan\n\n${LOCKED}\n`,
  'dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
  ...Object.fromEntries(
    Array.from({ length: 12 }, (_, at) => [
      `guide/${at}.md`,
      `# Page ${at}\n\n![](../dot.svg)\n\nWords of page ${at}.\n`,
    ]),
  ),
};
const progress = { start() {}, step() {}, done() {} };
const COUNT = 3;

let root: string;
/** Content by file of what one build writes. */
let whole: Record<string, string>;
/** Folders of the parts, as they were built. */
let parts: string[];

beforeAll(async () => {
  root = createSite(site);
  await buildSite(await loadConfig(root), { progress });
  whole = filesIn(join(root, 'dist'));
  parts = await Promise.all(Array.from({ length: COUNT }, () => createSite({})));
  for (const [at, folder] of parts.entries()) await build(root, `${at + 1}/${COUNT}`, folder);
});

function filesIn(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'latin1')]),
  );
}

async function build(from: string, shard: string, folder: string) {
  return buildPart(await loadConfig(from), { shard: parseShard(shard), folder, progress });
}

/** Merges parts as another machine would: without a cache, and the parts were copied. */
async function merge(folders: readonly string[], { strict = false, from = root } = {}) {
  for (const name of ['dist', '.bifolio']) rmSync(join(from, name), { recursive: true, force: true });
  const summary = await mergeParts(await loadConfig(from), folders, { progress, strict });
  return {
    ...summary,
    told: summary.problems.map(({ message }) => message),
    files: filesIn(join(from, 'dist')),
  };
}

const copyOf = (folder: string): string => {
  const copy = createSite({});
  cpSync(folder, copy, { recursive: true });
  return copy;
};

function changeByte(path: string): void {
  const bytes = readFileSync(path);
  const middle = Math.floor(bytes.length / 2);
  bytes[middle] = (bytes[middle] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

const problemsOf = async (run: Promise<unknown>) => {
  const error = await run.catch((caught: unknown) => caught);
  if (!(error instanceof BifolioError)) throw error ?? new Error('Nothing failed.');
  return error.problems.map(({ message, hint }) => `${message}\n${hint}`);
};

test('parts in any order make what one build makes', async () => {
  const { files, told, taken } = await merge(parts.toReversed().map(copyOf));
  expect(files).toEqual(whole);
  expect(told).toEqual([]);
  expect(taken).toBe(13);
});

test('each page but the locked one is in one part', () => {
  const routes = ['/', '/locked/plan/', ...Array.from({ length: 12 }, (_, at) => `/guide/${at}/`)];
  const held = parts.flatMap((folder) => routes.filter((route) => recordIn(folder, route)));
  expect(held.toSorted()).toEqual(routes.filter((route) => route !== '/locked/plan/').toSorted());
});

function recordIn(folder: string, route: string) {
  const store = openStore(join(folder, 'store'));
  const record = openPageRecords(store, readPartInfo(folder)?.key ?? '').read(route);
  const document = store.get('document', record?.hash ?? '')?.toString();
  store.close();
  return record && { ...record, document };
}

test('a part publishes nothing and says nothing of locked pages', async () => {
  const own = createSite(site);
  const folder = createSite({});
  const all = await build(own, '1/1', folder);
  expect(all).toEqual({ rendered: 13, pages: 15 });
  expect(existsSync(join(own, 'dist'))).toBe(false);
  const documents = ['/', '/guide/1/'].map((route) => recordIn(folder, route)?.document);
  const kept = [...Object.values(filesIn(folder)), ...documents].join();
  expect(kept).toContain('Words of page 1.');
  expect(kept).toContain('/guide/1/');
  expect(recordIn(folder, '/locked/plan/')).toBeUndefined();
  expect(kept).not.toContain('treasure');
});

test('a missing part is told, and its pages are rendered', async () => {
  const { files, told } = await merge(parts.slice(1));
  expect(files).toEqual(whole);
  expect(told).toEqual([expect.stringMatching(/^Part 1\/3 is missing: \d+ pages? were rendered here\.$/)]);
  expect(await problemsOf(merge(parts.slice(1), { strict: true }))).toHaveLength(1);
});

test('whatever is damaged in a part, the output is the same', async () => {
  const namesIn = (folder: string) => Object.keys(filesIn(folder)).toSorted();
  const { length } = namesIn(parts[0] ?? '');
  expect(length).toBeGreaterThan(4);
  for (let at = 0; at < length; at++) {
    const [changed = '', cut = ''] = parts.map(copyOf);
    const [name = '', other = ''] = [changed, cut].map((folder) => namesIn(folder)[at]);
    changeByte(join(changed, name));
    truncateSync(join(cut, other), Math.floor(statSync(join(cut, other)).size / 2));
    const { files, told } = await merge([changed, cut, ...parts.slice(2)]);
    expect(files, name).toEqual(whole);
    const isTold = ['bifolio-part', 'store/rows'].includes(name);
    expect(told, name).toEqual(
      isTold ? [changed, cut].map((one) => `${one} is not used: it is damaged.`) : [],
    );
  }
});

test('a part of another version of Bifolio or Node.js is told and not used', async () => {
  for (const [change, reason] of [
    [{ bifolio: '0.9.0' }, /built by Bifolio 0\.9\.0, and this is/],
    [{ node: '18' }, /built with Node\.js 18, and this is \d+/],
    [{ key: 'x' }, /config or theme/],
  ] as const) {
    const other = copyOf(parts[0] ?? '');
    const info = readPartInfo(other);
    if (info) writePartInfo(other, { ...info, ...change });
    const { files, told, taken } = await merge([other, ...parts.slice(1)]);
    expect(files).toEqual(whole);
    expect(told).toEqual([expect.stringMatching(reason)]);
    expect(taken).toBeLessThan(13);
  }
});

test('pages that changed after the parts were built are rendered', async () => {
  const changed = createSite({
    ...site,
    'guide/3.md': '# Three\n\nOther words.\n',
    'guide/0a.md': '# New\n',
  });
  const fresh = createSite({ ...site, 'guide/3.md': '# Three\n\nOther words.\n', 'guide/0a.md': '# New\n' });
  await buildSite(await loadConfig(fresh), { progress });
  const { files, told } = await merge(parts, { from: changed });
  expect(files).toEqual(filesIn(join(fresh, 'dist')));
  expect(told).toEqual([]);
});

test('a part that was built from other rows is told, and only their pages are rendered', async () => {
  const source = `export default { *pages() {
  for (const name of ['a', 'b', 'c']) yield { path: 'rows/' + name + '.md', text: '# ' + name + '\\n\\nWords.' };
} };\n`;
  const files = {
    'bifolio.config.mjs': "export default { title: 'Rows' };\n",
    'README.md': '# Home\n',
    'sources/rows.mjs': source,
  };
  const first = createSite(files);
  const part = createSite({});
  await build(first, '1/1', part);
  expect((await merge([part], { from: createSite(files) })).told).toEqual([]);
  const changed = createSite({
    ...files,
    'sources/rows.mjs': source.replace('Words', 'Other words'),
  });
  const { told, taken, files: written } = await merge([part], { from: changed });
  expect(told).toEqual([`${part} was built from other rows of sources than this site has now.`]);
  expect(taken).toBe(1);
  expect(written['rows/a/index.html']).toContain('Other words.');
});

test.each(['0/8', '9/8', 'a/b', '2', '1/0', '1/2/3', '-1/4', ''])(
  'the shard %j says what to type',
  (text) => {
    expect(() => parseShard(text)).toThrow(
      /such as 2\/8; got ".*"\.\n {2}(?:Use one from|Type) --shard 1\/\d/,
    );
  },
);

test('folders that are no parts of one site say what to name', async () => {
  const [first = '', second = ''] = parts;
  const folder = createSite({ 'README.md': '# No part\n' });
  expect(await problemsOf(merge([first, folder]))).toEqual([
    `${folder} is not a part: no "bifolio build --shard" has finished in it.\nName the folders of the parts, unpacked: bifolio merge part-1 part-2. Name the folder of the site with --site.`,
  ]);
  expect(await problemsOf(merge([`${folder}/none`]))).toEqual([
    expect.stringContaining('/none does not exist.\n'),
  ]);
  expect(await problemsOf(merge([`${folder}/README.md`]))).toEqual([
    expect.stringContaining('README.md is a file.\n'),
  ]);
  expect(await problemsOf(merge([]))).toEqual([expect.stringContaining('bifolio merge part-*')]);
  const copy = copyOf(first);
  expect(await problemsOf(merge([first, second, copy]))).toEqual([
    `${first} and ${copy} are both part 1/3.\nLeave one of them out.`,
  ]);
  const info = readPartInfo(copy);
  if (info) writePartInfo(copy, { ...info, of: 8 });
  expect(await problemsOf(merge([second, copy]))).toEqual([expect.stringContaining('--shard 1/8')]);
  if (info) writePartInfo(copy, { ...info, site: 'Other' });
  expect(await problemsOf(merge([second, copy]))).toEqual([
    `${copy} is of the site "Other", and this one is "Parts".\nLeave it out, or name the folder of its site with --site.`,
  ]);
});

test('a part is written into a folder of its own', async () => {
  const foreign = createSite({ 'notes.txt': 'mine' });
  expect(await problemsOf(build(root, '1/3', foreign))).toEqual([
    `The folder ${foreign} holds what is not of a part: notes.txt.\nNothing was deleted. Choose another folder for the part with --out, such as part-1.`,
  ]);
  expect(readFileSync(join(foreign, 'notes.txt'), 'utf8')).toBe('mine');
  const link = join(createSite({}), 'link');
  symlinkSync(foreign, link);
  expect(await problemsOf(build(root, '1/3', link))).toEqual([expect.stringContaining('is no folder')]);
});

test('a part is not replaced by a site', async () => {
  const own = createSite(site);
  mkdirSync(join(own, 'dist'));
  cpSync(parts[0] ?? '', join(own, 'dist'), { recursive: true });
  const config = await loadConfig(own);
  expect(await problemsOf(buildSite(config, { progress }))).toEqual([
    expect.stringContaining('files that no build has written'),
  ]);
});

test('a part that is built again takes over what has not changed', async () => {
  const again = copyOf(parts[0] ?? '');
  await build(root, `1/${COUNT}`, again);
  expect((await merge([again, ...parts.slice(1)])).files).toEqual(whole);
});

test('a page that cannot be rendered fails its part, which is none then', async () => {
  const own = createSite({ ...site, 'guide/1.md': '# One\n\n![](./none.svg)\n\n<<< ./none.ts\n' });
  const folder = createSite({});
  const config = await loadConfig(own);
  const strict = { shard: parseShard('1/1'), folder, progress, strict: true };
  expect(await problemsOf(buildPart(config, strict))).not.toHaveLength(0);
  expect(existsSync(join(folder, 'bifolio-part'))).toBe(false);
  expect(Object.keys(filesIn(folder)).filter((name) => !name.startsWith('store/'))).toEqual([]);
});

test('a site that keeps nothing has no parts', async () => {
  const own = createSite({ ...site, 'bifolio.config.mjs': 'export default { build: { cache: false } };\n' });
  expect(await problemsOf(build(own, '1/2', createSite({})))).toEqual([
    'A part is a cache, and `build.cache` is false.\nRemove `build.cache`, or build without --shard.',
  ]);
});
