import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { beforeAll, expect, test } from 'vitest';
import { parseArguments } from '../packages/create/src/command/parse-arguments.ts';
import { create } from '../packages/create/src/create.ts';
import { root } from './paths.mjs';

const files = join(root, 'examples/tutorial');
const languages = ['en', 'zh'] as const;
const read = (language: string) => readFileSync(join(root, 'docs', language, 'guide/tutorial.md'), 'utf8');

/** A step of the tutorial: the files that it shows, by their path in the site, and its commands. */
interface Step {
  number: string;
  shown: { title: string; folder: string; path: string }[];
  commands: string[];
  report?: string;
}

const IMPORT =
  /^@\[code [^\]]*title="([^"]*)"\]\(\.\.\/\.\.\/\.\.\/examples\/tutorial\/([\w-]+)\/([^)]*)\)$/gm;

function stepsOf(page: string): Step[] {
  return page
    .split(/^(?=## \d)/m)
    .slice(1)
    .map((text) => ({
      number: text.slice(3, 4),
      shown: [...text.matchAll(IMPORT)].map(([, title = '', folder = '', path = '']) => ({
        title,
        folder,
        path,
      })),
      commands: [...text.matchAll(/^```sh\n(.*?)^```$/gms)].flatMap(([, code = '']) =>
        code.trim().split('\n'),
      ),
      report: /^```text title="npm run check"\n(.*?)\n```$/ms.exec(text)?.[1],
    }));
}

const steps = stepsOf(read('en'));

test.each(languages)('each step of the tutorial in %s shows exactly the files of its folder', (language) => {
  const shown = stepsOf(read(language)).flatMap((step) =>
    step.shown.map(({ title, folder, path }) => {
      expect(title).toBe(path);
      expect(folder.slice(0, 1)).toBe(step.number);
      return `${folder}/${path}`;
    }),
  );
  const all = globSync('**/*.*', { cwd: files, withFileTypes: true }).filter((entry) => entry.isFile());
  const existing = all.map((entry) => join(entry.parentPath, entry.name).slice(files.length + 1));
  expect(shown.sort()).toEqual(existing.map((file) => file.replaceAll('\\', '/')).sort());
});

test('both languages of the tutorial give the same commands', () => {
  const commandsOf = (language: string) => stepsOf(read(language)).map(({ commands }) => commands);
  expect(commandsOf('zh')).toEqual(commandsOf('en'));
  expect(steps).toHaveLength(6);
});

// Needs `npm run build:packages`.
const folder = mkdtempSync(join(tmpdir(), 'bifolio-tutorial-'));
const site = join(folder, 'tea-handbook');
const { FORCE_COLOR: _, ...env } = process.env;

function bifolio(...args: string[]) {
  const bin = join(root, 'packages/generator/bin/bifolio.js');
  return spawnSync(process.execPath, [bin, ...args], {
    cwd: site,
    env: { ...env, NO_COLOR: '1' },
    encoding: 'utf8',
  });
}

beforeAll(async () => {
  const [, args = ''] = /^npm create bifolio@latest (.*)$/.exec(steps[0]?.commands[0] ?? '') ?? [];
  await create(parseArguments(args.split(' ').filter((arg) => arg !== '--')), {
    cwd: folder,
    input: new PassThrough(),
    output: new PassThrough(),
    interactive: false,
    version: '0.0.0',
    nodeVersion: process.version,
  });
  symlinkSync(join(root, 'node_modules'), join(site, 'node_modules'), 'junction');
});

test.each(steps)('the site of step $number builds without a warning', ({ shown, commands }) => {
  for (const { folder: state, path } of shown)
    cpSync(join(files, state, path), join(site, path), { recursive: true });
  for (const command of commands) if (command.startsWith('rm ')) rmSync(join(site, command.slice(3)));
  const { status, stderr } = bifolio('build', '--strict');
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test.each(languages)('the report in %s is what `bifolio check` prints', (language) => {
  const page = join(site, 'docs/en/guide/intro.md');
  const text = readFileSync(page, 'utf8');
  writeFileSync(page, text.replace('./water.md', './watr.md'));
  const { stderr } = bifolio('check');
  writeFileSync(page, text);
  expect(stepsOf(read(language))[5]?.report).toBe(stderr.trim());
});

test('the finished site has the guide, the blog and the timer in both languages', () => {
  const built = (file: string) => readFileSync(join(site, 'dist', file), 'utf8');
  expect(built('guide/brewing/index.html')).toContain('<output>120<!-- --> s</output>');
  expect(built('en/blog/index.html')).toContain('First harvest');
  expect(built('blog/index.html')).toContain('头采');
  expect(built('sitemap.xml')).toContain('<loc>https://your-name.github.io/en/guide/water/</loc>');
});
