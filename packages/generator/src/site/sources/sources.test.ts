import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { keptWith } from '../../cli/fixtures/kept-with.ts';
import { bifolio, createSite } from '../../cli/fixtures/site.ts';
import { BifolioError } from '../../core/errors/bifolio-error.ts';
import { buildSite } from '../build/build-site.ts';
import { loadConfig } from '../config/load.ts';
import { readSite } from '../read/read-site.ts';
import { buildPart } from '../shards/build-part.ts';

const counters = globalThis as { texts?: number };

/** A source that makes pages of `pets.json`, and counts the texts that it is asked for. */
const PETS = `import { readFileSync } from 'node:fs';
export default {
  watch: ['pets.json'],
  async *pages() {
    for (const { text, ...row } of JSON.parse(readFileSync(new URL('../pets.json', import.meta.url), 'utf8')))
      yield { ...row, text: () => { globalThis.texts = (globalThis.texts ?? 0) + 1; return text; } };
  },
};
`;

const pet = (name: string, more: object = {}) => ({
  ...{ path: `pets/${name}.md`, key: name, data: { title: name }, text: `Words of ${name}.\n` },
  ...more,
});

function siteOf(rows: unknown, files: Readonly<Record<string, string>> = {}, options = ''): string {
  return createSite({
    'bifolio.config.mjs': `export default { title: 'Site', git: false, source: 'pages', ${options} };\n`,
    'pages/README.md': '# Home\n\n[Rex](./pets/rex.md)\n',
    'sources/pets.mjs': PETS,
    'pets.json': JSON.stringify(rows),
    ...files,
  });
}

const load = (root: string) => loadConfig(root, { reload: true });
const progress = { start() {}, step() {}, done() {} };
const build = async (root: string) => buildSite(await load(root), { progress });
const write = (root: string, file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const built = (root: string, file: string) => readFileSync(join(root, 'dist', file), 'utf8');

async function failure(work: () => Promise<unknown>): Promise<string> {
  try {
    await work();
  } catch (error) {
    if (error instanceof BifolioError) return error.message;
    throw error;
  }
  return '';
}

const fails = async (rows: unknown, source = PETS) =>
  failure(async () => readSite(await load(siteOf(rows, { 'sources/pets.mjs': source }))));

describe('rows of a source', () => {
  const TOM = pet('tom', { data: { title: 'Tom', search: false } });
  const root = siteOf([pet('rex'), TOM]);

  it('are pages like those of files', async () => {
    const { problems, pages } = await build(root);
    expect(problems).toEqual([]);
    expect(pages).toBe(4); // And the 404 page.
    expect(built(root, 'pets/rex/index.html')).toContain('<title>rex | Site</title>');
    expect(built(root, 'pets/rex/index.html')).toContain('Words of rex.');
    expect(built(root, 'index.html')).toContain('href="/pets/rex/"');
  });

  it('are not made again while their keys are the same', async () => {
    counters.texts = 0;
    const { taken, pages } = await build(root);
    expect(counters.texts).toBe(0);
    expect(taken).toBe(pages);
  });

  it('are made again one by one', async () => {
    counters.texts = 0;
    write(root, 'pets.json', JSON.stringify([pet('rex', { key: 'rex 2', text: 'New words.\n' }), TOM]));
    const { taken, pages } = await build(root);
    expect(counters.texts).toBe(1);
    expect(pages - taken).toBe(1);
    expect(built(root, 'pets/rex/index.html')).toContain('New words.');
  });

  it('go with their files when the source has them no more', async () => {
    write(root, 'pets.json', JSON.stringify([pet('tom')]));
    write(root, 'pages/README.md', '# Home\n');
    await build(root);
    expect(existsSync(join(root, 'dist/pets/rex/index.html'))).toBe(false);
    expect(globSync('.bifolio/sources/**/*.md', { cwd: root })).toEqual([
      '.bifolio/sources/pets/files/pets/tom.md',
    ]);
    rmSync(join(root, 'sources'), { recursive: true });
    await build(root);
    expect(existsSync(join(root, '.bifolio/sources'))).toBe(false);
  });
});

it('an author’s file of the same name is the page, and the build says so', async () => {
  const root = siteOf([pet('rex')], { 'pages/pets/rex.md': '# My Rex\n' });
  const { problems } = await build(root);
  expect(problems).toMatchObject([{ severity: 'warning', code: 'source-hidden', file: 'sources/pets.mjs' }]);
  expect(built(root, 'pets/rex/index.html')).toContain('My Rex');
});

it('locked rows are sealed, searched for, and not kept in clear', async () => {
  const options = "encrypt: { rules: { '/pets/rex/': 'correct-horse-17-battery' }, rounds: 4 },";
  const root = siteOf([pet('rex', { text: 'Canary of the row.\n' }), pet('tom')], {}, options);
  await build(root);
  expect(built(root, 'pets/rex/index.html')).not.toContain('Canary');
  expect(keptWith(root, 'Canary of the row')).toEqual([]);
  expect(keptWith(root, 'Words of tom')).not.toEqual([]);
  counters.texts = 0;
  await build(root);
  expect(counters.texts).toBe(1);
  for (const command of [
    ['check', '--built'],
    ['build', '--shard', '1/2', '--out', join(root, 'part-1')],
  ]) {
    expect(await bifolio([...command, root])).toMatchObject({ code: 0 });
    expect(keptWith(root, 'Canary of the row')).toEqual([]);
  }
});

it('what a source keeps of locked rows goes with them', async () => {
  const options = "encrypt: { rules: { '/pets/rex/': 'correct-horse-17-battery' }, rounds: 4 },";
  const keeps = PETS.replace(
    'async *pages() {',
    'async *pages({ folder }) {\n    mkdirSync(folder, { recursive: true });\n    writeFileSync(folder + "/kept", "Canary that is kept");',
  ).replace('{ readFileSync }', '{ mkdirSync, readFileSync, writeFileSync }');
  const lockedRoot = siteOf([pet('rex')], { 'sources/pets.mjs': keeps }, options);
  const openRoot = siteOf([pet('rex')], { 'sources/pets.mjs': keeps });
  await build(lockedRoot);
  await build(openRoot);
  expect(keptWith(lockedRoot, 'Canary that is kept')).toEqual([]);
  expect(keptWith(openRoot, 'Canary that is kept')).not.toEqual([]);
});

it('locked rows are not kept in clear by a part or a build that fails on the way', async () => {
  const options = "encrypt: { rules: { '/pets/rex/': 'correct-horse-17-battery' }, rounds: 4 },";
  const root = siteOf([pet('rex', { text: 'Canary of the row.\n' })], {}, options);
  const versions = () => Promise.reject(new BifolioError([]));
  const part = { shard: { number: 1, of: 2 }, folder: join(root, 'part-1'), progress };
  const unread = async () => {
    write(root, 'pages/bad.md', '---\ntitle: [\n---\n');
    await buildPart(await load(root), part);
  };
  for (const run of [
    async () => buildPart(await load(root), { ...part, versions }),
    async () => buildSite(await load(root), { progress, versions }),
    unread,
  ]) {
    await expect(run()).rejects.toThrow(BifolioError);
    expect(keptWith(root, 'Canary of the row')).toEqual([]);
  }
});

it('the gate finds the text of a locked row elsewhere', async () => {
  const secret = 'The canary sings of seven silver keys below the oldest bridge.';
  const options = "encrypt: { rules: { '/pets/rex/': 'correct-horse-17-battery' }, rounds: 4 },";
  const files = { 'public/a.txt': secret };
  const root = siteOf([pet('rex', { text: `${secret}\n` })], files, options);
  expect(await failure(() => build(root))).toContain('a.txt');
});

describe('a source that fails', () => {
  const BROKEN = PETS.replace('async *pages() {', "async *pages() {\n    throw new Error('No answer.');");
  const root = siteOf([pet('rex')]);

  it('ends a build, with file and line', async () => {
    await build(root);
    write(root, 'sources/pets.mjs', BROKEN);
    expect(await failure(() => build(root))).toBe(
      "sources/pets.mjs:5:11 The source failed: No answer.\n  Correct the source. To keep the last rows when it fails, set onError: 'keep'.",
    );
  });

  it('has its last rows in dev', async () => {
    const { graph, problems } = await readSite(await load(root), { drafts: true });
    expect(graph.routes.has('/pets/rex/')).toBe(true);
    expect(problems).toMatchObject(
      [
        {
          severity: 'warning',
          code: 'source-failed',
          file: 'sources/pets.mjs',
          line: 5,
          hint: /^Its last rows are used\./,
        },
      ].map(({ hint, ...rest }) => ({ ...rest, hint: expect.stringMatching(hint) })),
    );
  });

  it("has its last rows in a build with onError: 'keep'", async () => {
    write(root, 'sources/pets.mjs', BROKEN.replace('watch:', "onError: 'keep', watch:"));
    expect((await build(root)).problems).toMatchObject([{ severity: 'warning', code: 'source-failed' }]);
    expect(built(root, 'pets/rex/index.html')).toContain('Words of rex.');
  });

  it('warns when it has no rows any more', async () => {
    write(root, 'sources/pets.mjs', PETS);
    write(root, 'pets.json', '[]');
    write(root, 'pages/README.md', '# Home\n');
    expect((await build(root)).problems).toMatchObject([
      {
        severity: 'warning',
        code: 'source-empty',
        message: 'The source has no rows any more; before, it had 1.',
      },
    ]);
  });
});

describe('what is wrong with a row is told with its path', () => {
  it('when two have one path', async () => {
    expect(await fails([pet('rex'), pet('rex')])).toContain('Two rows have the path "pets/rex.md".');
  });

  it.each(['../rex.md', '/rex.md', 'rex.mdx', 'a//b.md', '_parts/rex.md', 'a\\b.md'])(
    'when it is %s',
    async (path) => {
      expect(await fails([pet('rex', { path })])).toContain(
        `${JSON.stringify(path)} is not the path of a page.`,
      );
    },
  );

  it('when it has a password', async () => {
    expect(await fails([pet('rex', { data: { password: 'a' } })])).toContain(
      'Row "pets/rex.md" has a password',
    );
  });

  it('when its data does not fit the schema', async () => {
    const zod = import.meta.resolve('zod');
    const source = `import { z } from '${zod}';\n${PETS.replace('watch:', "schema: z.object({ status: z.enum(['stable', 'beta']) }), watch:")}`;
    expect(await fails([pet('rex', { data: { status: 'gone' } })], source)).toMatch(
      /^sources\/pets\.mjs Row "pets\/rex\.md" \(key "rex"\) doesn't fit the schema: status: Invalid option/,
    );
  });

  it('when it takes too long', async () => {
    const source = PETS.replace('watch:', 'timeout: 50, watch:').replace(
      'async *pages() {',
      'async *pages() {\n    await new Promise((resolve) => setTimeout(resolve, 500));',
    );
    expect(await fails([], source)).toContain('The source failed: it takes longer than 0.05 s');
  });

  it('when it never lets go', async () => {
    const source = PETS.replace('watch:', 'timeout: 1000, watch:').replace(
      'async *pages() {',
      'async *pages() {\n    await new Promise((resolve) => setTimeout(resolve, 50));\n    for (;;);',
    );
    expect(await fails([], source)).toContain('sources/pets.mjs The source failed: it takes longer than 1 s');
  });

  it('when the module has no source', async () => {
    expect(await fails([], 'export default 1;\n')).toContain('sources/pets.mjs The module has no source');
  });
});

it('two sources that make one page are an error that names both', async () => {
  const root = siteOf([pet('rex')], { 'sources/more.mjs': PETS });
  expect(await failure(async () => readSite(await load(root)))).toContain(
    'sources/pets.mjs Row "pets/rex.md" is made by sources/more.mjs too.',
  );
});

it('an extension brings sources too, and its name is told with what is wrong', async () => {
  const sources = 'sources: [{ pages: () => globalThis.rows }]';
  const root = siteOf([], {}, `extensions: [{ name: 'api', version: '1', ${sources} }],`);
  const given = globalThis as { rows?: unknown };
  given.rows = [pet('rex')];
  await build(root);
  expect(built(root, 'pets/rex/index.html')).toContain('Words of rex.');
  given.rows = [pet('rex', { path: 'rex.txt' })];
  expect(await failure(() => build(root))).toContain('Extension "api": "rex.txt" is not the path of a page.');
});

describe('an extension whose source fails in dev', () => {
  const listing = (takeKept: string) => `extensions: [(() => {
    let names = [];
    return {
      name: 'list', version: '1',
      sources: [{
        *pages({ folder }) {
          const rows = JSON.parse(readFileSync(new URL('./pets.json', import.meta.url), 'utf8'));
          names = rows.map(({ key }) => key);
          mkdirSync(folder, { recursive: true });
          writeFileSync(folder + '/names.json', JSON.stringify(names));
          yield* rows;
        },
        ${takeKept}
      }],
      generate: () => ({ files: [{ path: 'names.txt', type: 'text/plain', text: () => names.join() }] }),
    };
  })()],`;
  async function lastOf(takeKept: string) {
    const root = siteOf([pet('rex')], {}, listing(takeKept));
    rmSync(join(root, 'sources'), { recursive: true });
    const config = join(root, 'bifolio.config.mjs');
    const imports = "import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';\n";
    writeFileSync(config, imports + readFileSync(config, 'utf8'));
    await build(root);
    write(root, 'pets.json', '[{');
    const { graph, generated, problems } = await readSite(await load(root), { drafts: true });
    expect(graph.routes.has('/pets/rex/')).toBe(true);
    const pages = { face: async () => undefined, article: async () => undefined };
    return { text: await generated.files.find(({ path }) => path === 'names.txt')?.text(pages), problems };
  }

  it('makes the same of its last rows', async () => {
    const take =
      "takeKept({ folder }) { names = JSON.parse(readFileSync(folder + '/names.json', 'utf8')); },";
    const { text, problems } = await lastOf(take);
    expect(text).toBe('rex');
    expect(problems).toMatchObject([
      {
        code: 'source-failed',
        hint: 'Its last rows are used. Correct what it reads, or report this to the authors of the extension.',
      },
    ]);
  });

  it('is told to make less when it cannot read back what it needs', async () => {
    const { text, problems } = await lastOf('');
    expect(text).toBe('');
    expect(problems).toMatchObject([
      { hint: expect.stringContaining('What the extension makes besides these pages may be incomplete.') },
    ]);
  });
});

it('messages name what a row is made of, and warnings of a source are told', async () => {
  const from = { file: 'pets.yaml', line: 7 };
  const root = siteOf([pet('rex', { text: '[gone](./gone.md)\n', from })], {
    'sources/pets.mjs': PETS.replace(
      'async *pages() {',
      "async *pages({ warn }) {\n    warn({ code: 'pet', message: 'A pet is old.' });",
    ),
  });
  for (const _ of ['first', 'again'])
    expect((await build(root)).problems).toMatchObject([
      { severity: 'warning', code: 'pet', file: 'sources/pets.mjs', message: 'A pet is old.' },
      { code: 'dead-link', file: 'pets.yaml', line: 7, message: expect.stringContaining('./gone.md') },
    ]);
});
