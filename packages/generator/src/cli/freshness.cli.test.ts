import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commit, createEdits, seeded } from './fixtures/random-edits.ts';
import { richSite } from './fixtures/rich-site.ts';
import { createSite } from './fixtures/site.ts';

// As compiled, in this process: starting the command would take longer than most of these builds.
const { buildSite, loadConfig, BifolioError } = createRequire(import.meta.url)(
  '../../node/index.js',
) as typeof import('../index.ts');

/** Another seed makes other edits: `FUZZ_SEED=7 FUZZ_ROUNDS=100 npx vitest run …`. */
const SEED = Number(process.env.FUZZ_SEED ?? 1);
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 10);
const MOST_EDITS = 3;

const silent = { start() {}, step() {}, done() {} };

/** Content by file of what a build has written, and what it has told. */
async function built(root: string): Promise<Record<string, string>> {
  const config = await loadConfig(root, { reload: true });
  try {
    const { problems } = await buildSite(config, { progress: silent });
    return { ...written(join(root, 'dist')), 'told.txt': textOf(problems) };
  } catch (error) {
    if (!(error instanceof BifolioError)) throw error;
    return { 'told.txt': `failed:\n${textOf(error.problems)}` };
  }
}

const textOf = (told: readonly unknown[]) =>
  told
    .map((one) => JSON.stringify(one))
    .sort()
    .join('\n');

function written(dir: string): Record<string, string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((path) => [path.slice(dir.length + 1), readFileSync(path, 'latin1')]));
}

/** The same site in a folder that knows no earlier build, but for the bundle when nothing of it has changed. */
async function builtCold(root: string, folder: string, edits: string): Promise<Record<string, string>> {
  const bundle = join(folder, '.bifolio/bundle');
  const isBundled = /components|layouts|slots|\.mdx|config|guide becomes|handbook becomes/.test(edits);
  for (const path of pathsIn(folder))
    if (isBundled || !bundle.startsWith(path)) rmSync(path, { recursive: true, force: true });
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => !/\/(?:\.bifolio|dist|node_modules)(?:\/|$)/.test(path),
  });
  linkTheme(folder);
  return built(folder);
}

const pathsIn = (folder: string) =>
  ['', '.bifolio'].flatMap((part) => readdirSync(join(folder, part)).map((name) => join(folder, part, name)));

function linkTheme(root: string): void {
  mkdirSync(join(root, 'node_modules/@bifolio'), { recursive: true });
  symlinkSync(join(import.meta.dirname, '../../../theme'), join(root, 'node_modules/@bifolio/theme'));
}

test(`after random edits a build writes what one without a cache writes (seed ${SEED})`, {
  timeout: 60_000 * ROUNDS,
}, async () => {
  const root = createSite(richSite);
  const cold = createSite({ '.bifolio/README': '' });
  linkTheme(root);
  commit(root, '.', 1_760_000_000);
  await built(root);
  const random = seeded(SEED);
  const edits = createEdits(root, random);
  let compared = 0;
  for (let round = 0, made = ''; round < ROUNDS; round++) {
    const count = 1 + Math.floor(random() * MOST_EDITS);
    const latest = Array.from({ length: count }, () => edits[Math.floor(random() * edits.length)]?.()).join(
      '\n',
    );
    made += `\n${round}: ${latest}`;
    const [warm, fresh] = [await built(root), await builtCold(root, cold, latest)];
    if (!fresh['told.txt']?.startsWith('failed')) compared++;
    const differing = Object.keys({ ...warm, ...fresh }).filter((file) => warm[file] !== fresh[file]);
    expect(Object.fromEntries(differing.map((file) => [file, warm[file]])), made).toEqual(
      Object.fromEntries(differing.map((file) => [file, fresh[file]])),
    );
  }
  // Some edits make errors, which later ones mend; builds that fail compare nothing but those.
  expect(compared).toBeGreaterThan(ROUNDS / 3);
});
