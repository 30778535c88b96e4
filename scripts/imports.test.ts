import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { globSync } from 'tinyglobby';
import { describe, expect, test } from 'vitest';
import { layerOf, roomOf } from './layers.ts';
import { findCircles, importedModules, importsOf, readModules } from './module-graph.ts';
import { root } from './paths.mjs';

const sources = (folder: string) => readModules(join(root, folder));
const shown = (file: string) => relative(root, file);

/** Imports of a folder whose specifier matches, as `file -> specifier`. */
function importsMatching(folder: string, pattern: RegExp): string[] {
  return [...sources(folder)].flatMap(([file, specifiers]) =>
    specifiers
      .filter((specifier) => pattern.test(specifier))
      .map((specifier) => `${shown(file)} -> ${specifier}`),
  );
}

describe('between packages', () => {
  test('the generator never imports the theme, nor the package for types', () => {
    expect(importsMatching('packages/generator/src', /^@bifolio\//)).toEqual([]);
  });

  test('the scaffolder imports neither of them', () => {
    expect(importsMatching('packages/create/src', /^(?:@bifolio\/|bifolio(?:\/|$))/)).toEqual([]);
  });

  test.each(['generator', 'theme', 'create', 'twoslash', 'social-images', 'openapi', 'typedoc'])(
    '%s does not reach out of its folder with a relative path',
    (name) => {
      const folder = `packages/${name}/src`;
      const outside = [...sources(folder)].flatMap(([file, specifiers]) =>
        specifiers
          .filter((specifier) => specifier.startsWith('.'))
          .filter((specifier) => relative(join(root, folder), join(file, '..', specifier)).startsWith('..'))
          .map((specifier) => `${shown(file)} -> ${specifier}`),
      );
      expect(outside).toEqual([]);
    },
  );
});

describe('within the generator', () => {
  const folder = join(root, 'packages/generator/src');
  const graph = readModules(folder);

  test('every room has a layer', () => {
    const homeless = [...graph.keys()]
      .map((file) => relative(folder, file))
      .filter((file) => layerOf(file) < 0);
    expect(homeless).toEqual([]);
  });

  test('imports point to earlier layers', () => {
    const place = (file: string) => relative(folder, file);
    const wrong = [...graph.keys()].flatMap((file) =>
      importedModules(graph, file)
        .filter((target) => roomOf(place(target)) !== roomOf(place(file)))
        .filter((target) => layerOf(place(target)) >= layerOf(place(file)))
        .map((target) => `${place(file)} -> ${place(target)}`),
    );
    expect(wrong).toEqual([]);
  });
});

test('blocks take what they need from bifolio/markdown: the whole generator would come into the bundle of sites', () => {
  const folder = join(root, 'packages/theme/src/blocks');
  const heavy = globSync('**/*.{ts,tsx}', { cwd: folder, ignore: ['**/*.test.*'] }).filter((file) =>
    /^import (?!type ).*from 'bifolio';/m.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(heavy).toEqual([]);
});

test.each([
  'packages/generator/src',
  'packages/theme/src',
  'packages/create/src',
  'packages/twoslash/src',
  'packages/social-images/src',
  'packages/openapi/src',
  'packages/typedoc/src',
  'scripts',
  'e2e',
  'bench',
])('%s has no import circles', (folder) => {
  expect(findCircles(sources(folder)).map((circle) => circle.map(shown).join(' -> '))).toEqual([]);
});

test('imports are found in every form, and not in comments', () => {
  const source = `
    import a from './a.ts';
    import type { B } from './b.ts';
    import {
      c,
    } from './c.ts';
    import './d.ts';
    export * from './e.ts';
    const f = await import('./f.ts');
    // import './no.ts';
    /* export * from './no.ts'; */`;
  expect(importsOf(source)).toEqual(['./a.ts', './b.ts', './c.ts', './d.ts', './e.ts', './f.ts']);
});
