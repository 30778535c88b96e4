import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parseArguments } from '../packages/create/src/command/parse-arguments.ts';
import { mistakeOf } from './command-lines/mistake-of.ts';
import { root } from './paths.mjs';

interface Sample {
  page: string;
  language: string;
  code: string;
}

const FENCE = /^ *(`{3,})(\w+)[^\n]*\n(.*?)^ *\1 *$/gms;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const pages = globSync('docs/{zh,en}/**/*.md', { cwd: root }).sort();
const samples: Sample[] = pages.flatMap((page) =>
  [...read(page).matchAll(FENCE)].map(([, , language = '', code = '']) => ({ page, language, code })),
);
const samplesIn = (...languages: string[]) => samples.filter(({ language }) => languages.includes(language));

const COMMAND =
  /(?:^\s*(?:\$ )?|npx |&& |run: |script: |"\w+": "|- )bifolio (?![\d.]+$)([^\n#|>&"]*(?:"[^"\n]*"[^\n#|>&"]*)*)/gm;

const told = (lines: readonly { page: string; line: string }[]) =>
  lines.flatMap(({ page, line }) => {
    const mistake = mistakeOf(line);
    return mistake ? [`${page}: ${line}: ${mistake}`] : [];
  });

test('every command line of the documentation has a command of the program, with options and values that it takes', () => {
  const lines = samplesIn('sh', 'bash', 'yaml', 'yml', 'json').flatMap(({ page, code }) =>
    [...code.matchAll(COMMAND)].map(([, line = '']) => ({ page, line: line.trim() })),
  );
  expect(lines.length).toBeGreaterThan(100);
  expect(told(lines)).toEqual([]);
});

test.each([
  ['build --sahrd 1/2', 'Unknown option'],
  ['build --shard 9/8', '--shard'],
  ['build --base "my site"', 'docs'],
  ['dev --port 99999', '--port'],
  ['check --from wiki', 'wiki'],
  ['check --out dist', '--out needs --built'],
  ['move --from wiki', 'wiki'],
  ['new article Tea', 'article'],
  ['translate stauts', 'stauts'],
  ['translate accept --strict', '--strict needs status'],
  ['mcp example.org', 'URL'],
])('a sample with `bifolio %s` would be told', (line, mistake) => {
  expect(mistakeOf(line)).toContain(mistake);
});

/** What package managers hand to `create-bifolio`: npm only what follows `--`, apart from the folder. */
const CREATE =
  /\b(npm|pnpm|yarn|bun|deno run -A) (?:create |npm:create-)bifolio(?:@[\w.]+)?(?![\w-])([^\n#|>&`]*)/g;

test('every command line of the documentation that creates a site is one that the program reads', () => {
  const mistakes = (text: string) =>
    [...text.matchAll(CREATE)].flatMap(([line, manager, rest = '']) => {
      const words = rest.trim().split(/\s+/).filter(Boolean);
      if (
        manager === 'npm' &&
        words.some((word, at) => word.startsWith('--') && !words.slice(0, at + 1).includes('--'))
      )
        return [`${line}: npm takes options before "--" for its own`];
      try {
        parseArguments(words.filter((word) => word !== '--'));
        return [];
      } catch (error) {
        return [`${line}: ${(error as Error).message}`];
      }
    });
  const files = ['README.md', 'README.zh-CN.md', ...pages];
  expect(files.flatMap((page) => [...read(page).matchAll(CREATE)]).length).toBeGreaterThan(20);
  expect(files.flatMap((page) => mistakes(read(page)).map((mistake) => `${page}: ${mistake}`))).toEqual([]);
  expect(mistakes('npm create bifolio@latest my-site -- --lang fr')).toHaveLength(1);
  expect(mistakes('npm create bifolio@latest my-site --yes')).toHaveLength(1);
});

test('stylesheets of the documentation use variables that the theme has', () => {
  const NAME = /--[a-z][\w-]*/g;
  const files = globSync('packages/theme/src/**/*.{css,ts,tsx}', { cwd: root });
  const known = new Set(files.flatMap((file) => read(file).match(NAME) ?? []));
  const styles = samplesIn('css', 'scss', 'less');
  const unknown = styles.flatMap(({ page, code }) =>
    (code.match(NAME) ?? []).filter((name) => !known.has(name)).map((name) => `${page}: ${name}`),
  );
  expect(styles.length).toBeGreaterThan(20);
  expect(unknown).toEqual([]);
});
