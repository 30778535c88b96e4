import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commit } from '../../cli/fixtures/random-edits.ts';
import { richSite } from '../../cli/fixtures/rich-site.ts';
import { createSite, bifolio as runCommand } from '../../cli/fixtures/site.ts';

/** In a process of its own: bundles that this one makes have the settings of tests in them. */
const bifolio = (args: readonly string[]) => runCommand(args, { apart: true });

function written(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length + 1), readFileSync(path, 'latin1')]),
  );
}

/** A copy of a folder with new times, as after `unzip`. */
function copyOf(folder: string, { without = '' } = {}): string {
  const copy = createSite({});
  cpSync(folder, copy, { recursive: true, filter: (path) => !without || !path.includes(without) });
  return copy;
}

const config = String(richSite['bifolio.config.mjs']);
/** With files beside its pages. */
const withMachine = {
  ...richSite,
  'bifolio.config.mjs': config.replace(
    'export default {',
    "import { machine } from 'bifolio/machine';\nexport default {\n  extensions: [machine()],",
  ),
};

test('a site with all there is comes out of two parts as out of one build', {
  timeout: 300_000,
}, async () => {
  const root = createSite(withMachine);
  mkdirSync(join(root, 'node_modules/@bifolio'), { recursive: true });
  symlinkSync(join(import.meta.dirname, '../../../../theme'), join(root, 'node_modules/@bifolio/theme'));
  symlinkSync(join(import.meta.dirname, '../../..'), join(root, 'node_modules/bifolio'));
  commit(root, '.', 1_760_000_000);
  expect(await bifolio(['build', root])).toMatchObject({ code: 0 });
  const whole = written(join(root, 'dist'));
  for (const name of ['dist', '.bifolio']) rmSync(join(root, name), { recursive: true });

  const folder = createSite({});
  const made = await bifolio(['build', root, '--shard', '1/2', '--out', `${folder}/part-1`]);
  expect(made.stdout).toMatch(
    /Rendered \d+ of \d+ pages \(1\/2\) into .*part-1\.\nOnce all 2 parts are there: bifolio merge part-\* --site /,
  );
  expect(await bifolio(['build', root, '--shard', '2/2', '--out', `${folder}/part-2`])).toMatchObject({
    code: 0,
  });

  const other = copyOf(root, { without: '/.bifolio' });
  const { code, stdout, stderr } = await bifolio(['merge', `${copyOf(folder)}/part-*`, '--site', other]);
  expect([code, stderr]).toEqual([0, expect.not.stringMatching(/is not used|is missing/)]);
  expect(Number(/Merged 2 parts: (\d+) of/.exec(stdout)?.[1])).toBeGreaterThan(10);
  const merged = written(join(other, 'dist'));
  const differing = Object.keys({ ...whole, ...merged }).filter((file) => whole[file] !== merged[file]);
  expect(differing).toEqual([]);
});

test('what cannot be meant as a part says what to type', async () => {
  const wrong = await bifolio(['build', '--shard', '9/8']);
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('--shard 8/8')]);
  const none = await bifolio(['merge']);
  expect([none.code, none.stderr]).toEqual([1, expect.stringContaining('bifolio merge part-*')]);
});
