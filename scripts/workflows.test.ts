import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './paths.mjs';

interface Job {
  uses?: string;
  permissions?: Record<string, string>;
  steps?: { run?: string; uses?: string }[];
}

interface Workflow {
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const own = readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`);
const written = ['review', 'deploy'].map(
  (name) => `packages/create/template/deploy/github/.github/workflows/${name}.yml`,
);
const files = [...own, ...written];
const pages = ['docs/en/guide/deployment.md', 'docs/zh/guide/deployment.md'];
const recipes = ['ci', 'translations'].flatMap((page) =>
  ['en', 'zh'].map((language) => `docs/${language}/guide/${page}.md`),
);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test.each([...files, ...pages, ...recipes])(
  '%s names actions by the hash of their commit, and says which version that is',
  (file) => {
    const loose = [...read(file).matchAll(/uses: (.*)/g)]
      .map(([, action]) => action)
      .filter((action) => !/^\.\/|@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action ?? ''));
    expect(loose).toEqual([]);
  },
);

test.each(files)('%s gives rights to jobs that run nothing of a dependency', (file) => {
  const { permissions, jobs } = parse(read(file)) as Workflow;
  expect(permissions).toEqual({ contents: 'read' });
  for (const [name, { permissions: own = {}, steps = [] }] of Object.entries(jobs)) {
    if (!Object.values(own).includes('write')) continue;
    const runs = steps
      .flatMap(({ run }) => run ?? [])
      .filter((run) => !/^for file in packed|^npm publish|^gh release upload/.test(run));
    expect([name, runs]).toEqual([name, []]);
  }
});

test('the documentation shows the workflow that the scaffolder writes', () => {
  const jobs = (text: string) =>
    text.slice(text.indexOf('permissions:')).replace(/#.*/g, '').replace(/[ ]+$/gm, '');
  for (const page of pages) {
    const [, shown = ''] =
      /```yaml title="\.github\/workflows\/pages\.yml"\n([\s\S]*?)```/.exec(read(page)) ?? [];
    expect(jobs(shown)).toBe(jobs(read(files.at(-1) ?? '')));
  }
});
