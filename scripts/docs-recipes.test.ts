import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './paths.mjs';

/** A code block of the documentation: its language, the title that names its file, its text. */
interface Recipe {
  place: string;
  language: string;
  title: string;
  code: string;
}

const FENCE = /^( *)(`{3,})(\w+)([^\n]*)\n(.*?)^\1\2 *$/gms;

const recipes = globSync('docs/{zh,en}/**/*.md', { cwd: root }).sort().flatMap(recipesOf);
const titled = (title: string) => recipes.filter((recipe) => recipe.title === title);

function recipesOf(page: string): Recipe[] {
  const text = readFileSync(join(root, page), 'utf8');
  return [...text.matchAll(FENCE)].map(([, indent = '', , language = '', rest = '', code = ''], index) => ({
    place: `${page}, block ${index + 1}`,
    language,
    title: /title="([^"]*)"/.exec(rest)?.[1] ?? '',
    code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }));
}

test('every file of YAML or JSON in the documentation parses', () => {
  const parsers: Record<string, (text: string) => unknown> = {
    yaml: (text) => parse(text),
    yml: (text) => parse(text),
    json: (text) => JSON.parse(text),
  };
  const wrong = recipes.flatMap(({ language, title, place, code }) => {
    try {
      if (title) parsers[language]?.(code);
      return [];
    } catch (error) {
      return [`${place}: ${error}`];
    }
  });
  expect(wrong).toEqual([]);
});

test('every command in the documentation is valid shell', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bifolio-commands-'));
  const commands = recipes.filter(({ language }) => /^(?:sh|bash|shell)$/.test(language));
  expect(commands.length).toBeGreaterThan(50);
  for (const [index, { code }] of commands.entries()) writeFileSync(join(folder, String(index)), code);
  const script = 'for file in *; do bash -n "$file" 2> /dev/null || echo "$file"; done';
  const wrong = execFileSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8' });
  // Placeholders such as <name> are redirections to a shell.
  const places = wrong.split('\n').filter(Boolean).map(Number);
  expect(places.map((index) => commands[index]?.place)).toEqual([]);
});

const publishing = titled('.gitlab-ci.yml').filter(({ code }) => 'pages' in parse(code));

test.each(publishing)(
  'the GitLab job publishes the output, though the site has `public/`: $place',
  ({ code }) => {
    const site = mkdtempSync(join(tmpdir(), 'bifolio-gitlab-'));
    mkdirSync(join(site, 'public'));
    mkdirSync(join(site, 'bin'));
    writeFileSync(join(site, 'public/favicon.svg'), '');
    const npm =
      '#!/bin/sh\n[ "$1" != run ] || { mkdir -p dist && touch dist/index.html dist/favicon.svg; }\n';
    writeFileSync(join(site, 'bin/npm'), npm, { mode: 0o755 });
    const { script, artifacts } = parse(code).pages as { script: string[]; artifacts: { paths: string[] } };
    const env = { ...process.env, PATH: `${join(site, 'bin')}:${process.env.PATH}` };
    execFileSync('sh', ['-ec', script.join('\n')], { cwd: site, env });
    expect(artifacts.paths).toEqual(['public']);
    expect(existsSync(join(site, 'public/index.html'))).toBe(true);
  },
);

test('both languages have a GitLab job that publishes', () => expect(publishing).toHaveLength(2));

const sharded = recipes.filter(({ language, code }) => language === 'yaml' && code.includes('--shard'));

/** The jobs of a workflow of GitHub, or of GitLab, and how many parts there are. */
interface PartJobs {
  jobs?: {
    part: { strategy: { matrix: { shard: number[] } }; steps: unknown[] };
    merge: { needs: string; steps: unknown[] };
  };
  part?: { parallel: number; stage: string; artifacts: { paths: string[] } };
  merge?: { stage: string };
}

test.each(sharded)('each part is built once and handed on to the merge: $place', ({ code }) => {
  const { jobs, part, merge } = parse(code) as PartJobs;
  expect(code).toMatch(/bifolio merge part-\*\n/);
  if (jobs) {
    const { shard } = jobs.part.strategy.matrix;
    expect(shard).toEqual(shard.map((_, index) => index + 1));
    const steps = JSON.stringify(jobs.part.steps);
    expect(steps).toContain(`--shard \${{ matrix.shard }}/${shard.length}"`);
    expect(steps).toMatch(/"name":"(part-\$\{\{ matrix\.shard \}\})","path":"\1"/);
    expect(jobs.merge.needs).toBe('part');
    expect(JSON.stringify(jobs.merge.steps)).toContain('"pattern":"part-*"');
  } else {
    expect(code).toContain('--shard $CI_NODE_INDEX/$CI_NODE_TOTAL');
    expect(part).toMatchObject({ stage: 'build', parallel: 4, artifacts: { paths: ['part-*'] } });
    expect(merge).toMatchObject({ stage: 'deploy' });
  }
});

test('both languages have parts for two services', () => expect(sharded).toHaveLength(4));

test.each(['netlify.toml', 'vercel.json'])(
  '%s in the documentation is what the scaffolder writes',
  (name) => {
    const host = name.replace(/\..*/, '');
    const template = readFileSync(join(root, 'packages/create/template/deploy', host, name), 'utf8');
    const settings = (text: string) =>
      text
        .replace(/^ *"\$schema".*\n/m, '')
        .replace(/^ +/gm, '')
        .trim();
    for (const { code } of titled(name)) expect(settings(code)).toBe(settings(template));
    expect(titled(name)).toHaveLength(2);
  },
);

/** What a service is told while a reader opens one page, goes to a second, and its title changes once more. */
function viewsCounted(code: string): unknown[] {
  const views: unknown[] = [];
  let titleChanged = () => {};
  const location = { pathname: '/', href: 'https://example.org/' };
  const record = (...told: unknown[]) =>
    void views.push(told.flatMap((one) => (Array.isArray(one) ? one : [one])));
  runInNewContext(code, {
    location,
    document: { title: 'Tea', querySelector: () => ({}) },
    MutationObserver: class {
      constructor(callback: () => void) {
        titleChanged = callback;
      }
      observe() {}
    },
    umami: { track: () => record('pageview') },
    plausible: record,
    dataLayer: { push: (told: ArrayLike<unknown>) => record(...Array.from(told)) },
    _hmt: { push: record },
  });
  location.pathname = '/water/';
  titleChanged();
  titleChanged();
  return views.filter((view) => /page_?view/i.test(String(view)) && !/setAuto/.test(String(view)));
}

test.each(titled('public/page-views.js'))('each page is counted once: $place', ({ code }) => {
  expect(viewsCounted(code)).toHaveLength(2);
});

test('four services are explained in each language', () => {
  expect(titled('public/page-views.js')).toHaveLength(8);
});
