import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './paths.mjs';

/*
 * The commands that deploy services run for previews, in a clone of one commit as they make it. Git is real; npm and npx write down
 * what they are asked for.
 */
const read = (file: string) => readFileSync(join(root, 'packages/create/template/deploy', file), 'utf8');
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], { cwd, encoding: 'utf8' });

/** A clone of the branch of a pull request, with one commit. */
function createClone(): { clone: string; origin: string; mainTip: string } {
  const origin = mkdtempSync(join(tmpdir(), 'bifolio-origin-'));
  git(origin, 'init', '-q', '-b', 'main');
  git(origin, 'commit', '-q', '--allow-empty', '-m', 'main');
  const mainTip = git(origin, 'rev-parse', 'HEAD').trim();
  git(origin, 'branch', 'work');
  const clone = mkdtempSync(join(tmpdir(), 'bifolio-clone-'));
  git(clone, 'clone', '-q', '--depth', '1', '--branch', 'work', `file://${origin}`, '.');
  const stub = '#!/bin/sh\necho "$(basename "$0") $*" >> "$CALLS"\n[ "$1" != "$FAILS" ]\n';
  for (const name of ['npm', 'npx']) writeFileSync(join(clone, name), stub, { mode: 0o755 });
  return { clone, origin, mainTip };
}

/** What a command asks npm and npx for. */
function callsOf(command: string, clone: string, environment: Record<string, string> = {}): string[] {
  const calls = join(mkdtempSync(join(tmpdir(), 'bifolio-calls-')), 'calls');
  const env = { ...process.env, PATH: `${clone}:${process.env.PATH}`, CALLS: calls, ...environment };
  const { status } = spawnSync('sh', ['-ec', command], { cwd: clone, env, stdio: 'ignore' });
  expect(status).toBe(0);
  return existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [];
}

const netlify = /\[context\.deploy-preview\]\ncommand = "(.*)"/.exec(read('netlify/netlify.toml'))?.[1] ?? '';
const vercel: string = JSON.parse(read('vercel/vercel.json')).buildCommand;
/** Cloudflare has no file for its command: the guide names it. */
const cloudflare = (lang: string): string =>
  /^\[ "\$CF_PAGES_BRANCH".*$/m.exec(
    readFileSync(join(root, 'docs', lang, 'guide/deployment.md'), 'utf8'),
  )?.[0] ?? '';
const PREVIEW = { VERCEL_ENV: 'preview', CF_PAGES_BRANCH: 'work' };
const MARKED = 'npx bifolio diff FETCH_HEAD --out dist';

test.each([
  ['Netlify', netlify],
  ['Vercel', vercel],
  ['Cloudflare Pages', cloudflare('en')],
  ['Cloudflare Pages, in Chinese', cloudflare('zh')],
])('a preview on %s marks what the branch changes against the main one', (_, command) => {
  const { clone, mainTip } = createClone();
  expect(callsOf(command, clone, PREVIEW)).toEqual([MARKED]);
  expect(git(clone, 'rev-parse', 'FETCH_HEAD').trim()).toBe(mainTip);
});

test.each([
  ['Netlify', netlify],
  ['Vercel', vercel],
  ['Cloudflare Pages', cloudflare('en')],
])(
  'a preview on %s is plain where the main branch is not to be had, or nothing can be compared',
  (_, command) => {
    const { clone } = createClone();
    const fails = { ...PREVIEW, FAILS: 'bifolio' };
    expect(callsOf(command, clone, fails)).toEqual([MARKED, 'npm run build']);
    git(clone, 'remote', 'set-url', 'origin', 'file:///nowhere');
    expect(callsOf(command, clone, PREVIEW)).toEqual(['npm run build']);
  },
);

test('what Vercel and Cloudflare publish for readers has no marks', () => {
  const { clone } = createClone();
  for (const lang of ['en', 'zh'])
    expect(callsOf(cloudflare(lang), clone, { CF_PAGES_BRANCH: 'main' })).toEqual(['npm run build']);
  expect(callsOf(vercel, clone, { VERCEL_ENV: 'production' })).toEqual(['npm run build']);
  expect(vercel.length).toBeLessThanOrEqual(256); // Longer ones are refused.
});

interface Steps {
  steps: { run?: string; uses?: string; env?: Record<string, string>; with?: Record<string, string> }[];
}

test('a pull request on GitHub gets a summary, and the marked pages as an artifact', () => {
  const { jobs } = parse(read('github/.github/workflows/review.yml')) as { jobs: { diff: Steps } };
  const { clone } = createClone();
  const summary = join(clone, 'summary');
  const runs = jobs.diff.steps.flatMap(({ run }) => run ?? []).join('\n');
  expect(callsOf(runs, clone, { BASE: 'main', GITHUB_STEP_SUMMARY: summary })).toEqual([
    'npm ci',
    'npx bifolio diff origin/main --out preview --markdown --strict',
  ]);
  expect(existsSync(summary)).toBe(true);
  expect(jobs.diff.steps.at(-1)?.with).toEqual({ name: 'preview', path: 'preview' });
});

interface GitLabJob {
  script: string[];
  artifacts: { paths: string[] };
  rules: unknown[];
}

test('a merge request on GitLab gets the marked pages as an artifact, and only the default branch is published', () => {
  const { pages, review } = parse(read('gitlab/.gitlab-ci.yml')) as Record<string, GitLabJob>;
  const { clone } = createClone();
  expect(callsOf(review?.script.join('\n') ?? '', clone, { CI_MERGE_REQUEST_DIFF_BASE_SHA: 'abc' })).toEqual([
    'npm ci',
    'npx bifolio diff abc --out preview --strict',
  ]);
  expect(review?.artifacts.paths).toEqual(['preview']);
  expect(review?.rules).toEqual([{ if: "$CI_PIPELINE_SOURCE == 'merge_request_event'" }]);
  expect(pages?.rules).toEqual([{ if: '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH' }]);
});
