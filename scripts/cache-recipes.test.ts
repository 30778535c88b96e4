import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './paths.mjs';

/** Samples below the heading `{#cache}` of a page: language, title, text. */
function recipesIn(page: string): string[][] {
  const text = readFileSync(join(root, page), 'utf8');
  const section = text.split(/^## /m).find((part) => /^.*\{#cache\}/.test(part)) ?? '';
  return [...section.matchAll(/```(\w+)(?: title="([^"]*)")?\n([\s\S]*?)```/g)].map((match) =>
    match.slice(1).map((one = '') => one.replace(/ # Workers.*/, '')),
  );
}

const recipes = recipesIn('docs/en/guide/ci.md');
const recipeOf = (language: string, word: string) =>
  recipes.find(([of, , text = '']) => of === language && text.includes(word))?.[2] ?? '';

test('the recipes for caches are the same in both languages', () => {
  expect(recipes.map(([, title]) => title)).toEqual([
    'GitHub Actions',
    '.gitlab-ci.yml',
    '',
    'Vercel',
    'GitHub Actions',
  ]);
  expect(recipesIn('docs/zh/guide/ci.md')).toEqual(recipes);
});

test('the recipes in YAML and TOML name the folder of the cache, and a command that there is', () => {
  expect(parse(recipeOf('yaml', 'actions/cache'))).toMatchObject([{ with: { path: '.bifolio' } }]);
  expect(parse(recipeOf('yaml', 'key: bifolio\n'))).toMatchObject({
    default: { cache: { paths: ['.bifolio'] } },
  });
  expect(recipeOf('toml', 'netlify-plugin-cache')).toMatch(/^ {4}paths = \["\.bifolio"\]$/m);
  expect(parse(recipeOf('yaml', 'wrangler'))).toMatchObject([
    { run: 'npm run build' },
    { run: 'npx wrangler@4 pages deploy dist --project-name my-site' },
  ]);
});

test('the command for Vercel has the cache of the build before, and leaves its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bifolio-vercel-'));
  mkdirSync(join(folder, 'node_modules'));
  const build =
    "const { appendFileSync, mkdirSync } = require('node:fs'); mkdirSync('.bifolio', { recursive: true }); appendFileSync('.bifolio/builds', 'x');";
  writeFileSync(join(folder, 'build.cjs'), build);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { build: 'node build.cjs' } }));
  const { buildCommand } = JSON.parse(recipeOf('json', 'buildCommand')) as { buildCommand: string };
  for (const _ of [1, 2, 3]) {
    execFileSync('sh', ['-c', buildCommand], { cwd: folder, stdio: 'pipe' });
    rmSync(join(folder, '.bifolio'), { recursive: true });
  }
  expect(readFileSync(join(folder, 'node_modules/.bifolio/builds'), 'utf8')).toBe('xxx');
});
