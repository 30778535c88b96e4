import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Built, built, copySources, fuzzedSite, roundsOr, SEED } from './fixtures/fuzzed-site.ts';

const ROUNDS = roundsOr(10);

const SHAPES_BUNDLE = /components|layouts|slots|prices|\.mdx|config|guide becomes|handbook becomes/;

/** The same site in a folder that knows no earlier build, but for the bundle when nothing of it has changed. */
function builtCold(root: string, folder: string, edits: string): Promise<Built> {
  copySources(root, folder);
  const work = join(folder, '.bifolio');
  for (const name of readdirSync(folder).includes('.bifolio') ? readdirSync(work) : [])
    if (name !== 'bundle' || SHAPES_BUNDLE.test(edits)) rmSync(join(work, name), { recursive: true });
  rmSync(join(folder, 'dist'), { recursive: true, force: true });
  return built(folder);
}

/** All that a build leaves, by file. */
const filesOf = ({ files, told }: Built): Record<string, string> => ({ ...files, 'told.txt': textOf(told) });

const textOf = (told: readonly unknown[]) =>
  told
    .map((one) => JSON.stringify(one))
    .sort()
    .join('\n');

test(`after random edits a build writes what one without a cache writes (seed ${SEED})`, {
  timeout: 60_000 * ROUNDS,
}, async () => {
  const { root, edit } = fuzzedSite();
  const cold = mkdtempSync(join(tmpdir(), 'bifolio-cold-'));
  let { hasFailed } = await built(root);
  let compared = 0;
  for (let round = 0, made = ''; round < ROUNDS; round++) {
    const latest = edit({ hasFailed });
    made += `\n${round}: ${latest}`;
    const [warm, fresh] = [await built(root), await builtCold(root, cold, latest)];
    hasFailed = fresh.hasFailed;
    if (!hasFailed) compared++;
    const [one, other] = [filesOf(warm), filesOf(fresh)];
    const differing = Object.keys({ ...one, ...other }).filter((file) => one[file] !== other[file]);
    expect(Object.fromEntries(differing.map((file) => [file, one[file]])), made).toEqual(
      Object.fromEntries(differing.map((file) => [file, other[file]])),
    );
  }
  // Some edits make errors; builds that fail compare nothing but those.
  expect(compared).toBeGreaterThanOrEqual(ROUNDS / 2);
});
