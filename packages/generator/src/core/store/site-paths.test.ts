import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createSitePaths } from './site-paths.ts';

/** A site beside the packages of its project. */
function site() {
  const project = realpathSync(mkdtempSync(join(tmpdir(), 'bifolio-paths-')));
  const root = join(project, 'docs');
  const folder = join(project, 'node_modules/@some/thing');
  for (const path of [root, join(folder, 'lib')]) mkdirSync(path, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "name": "@some/thing" }');
  return { project, root, folder, paths: createSitePaths(root) };
}

test('files of a site and of packages have names without folders of the machine, and are found again elsewhere', () => {
  const [one, other] = [site(), site()];
  const names = [join(one.root, 'lib/a.ts'), join(one.folder, 'lib/b.js')].map((path) =>
    one.paths.nameOf(path),
  );
  expect(names).toEqual(['site:lib/a.ts', 'package:@some/thing/lib/b.js']);
  expect(names.map((name) => other.paths.pathOf(name))).toEqual([
    join(other.root, 'lib/a.ts'),
    join(other.folder, 'lib/b.js'),
  ]);
});

test('the generator is a package of every site', () => {
  const { paths } = site();
  expect(paths.nameOf(import.meta.filename)).toBe('package:bifolio/src/core/store/site-paths.test.ts');
});

test('a file of neither is named from the site, and a package that is not there has no path', () => {
  const { project, folder, paths } = site();
  const inner = join(folder, 'node_modules/inner');
  mkdirSync(inner, { recursive: true });
  writeFileSync(join(inner, 'package.json'), '{ "name": "inner" }');
  const beside = [join(project, 'other.ts'), join(inner, 'a.js')];
  const names = beside.map(paths.nameOf);
  expect(names).toEqual(['site:../other.ts', 'site:../node_modules/@some/thing/node_modules/inner/a.js']);
  expect(names.map(paths.pathOf)).toEqual(beside);
  expect(paths.pathOf('package:none/a.js')).toBeUndefined();
});
