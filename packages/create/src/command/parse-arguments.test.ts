import { expect, test } from 'vitest';
import { parseArguments } from './parse-arguments.ts';

test('answers that are not given stay open', () => {
  expect(parseArguments(['docs', '--lang', 'zh', '--no-git']).answers).toEqual({
    dir: 'docs',
    lang: 'zh',
    git: false,
  });
});

test('a wrong value is named together with the right ones', () => {
  expect(() => parseArguments(['--lang', 'fr'])).toThrow(
    'Expected `--lang` to be one of both, zh, en, got "fr".',
  );
});

test('an unknown option leads to the help', () => {
  expect(() => parseArguments(['--langs'])).toThrow(
    "Unknown option '--langs'.\n  See `create-bifolio --help`.",
  );
});

test('two folders are one too many', () => {
  expect(() => parseArguments(['my', 'site'])).toThrow(
    'Expected one folder, got my, site.\n  Put a name with spaces in quotes. After `npm create`, write `--` before the options: npm keeps them otherwise.',
  );
});

test('an extension is asked nothing about a site', () => {
  expect(parseArguments(['words', '--extension']).extension).toBe(true);
  expect(() => parseArguments(['--extension', '--deploy', 'github'])).toThrow(
    '`--deploy` is about a site, and `--extension` writes none.\n  Leave out `--deploy`.',
  );
});

test.each([
  ['example.com', 'https://example.com'],
  ['https://docs.example.com/', 'https://docs.example.com'],
  ['http://localhost:4173', 'http://localhost:4173'],
])('`--hostname %s` is %s', (typed, hostname) => {
  expect(parseArguments(['site', '--hostname', typed]).answers.hostname).toBe(hostname);
});

test.each(['https://example.com/docs/', 'my site', "a'b.com"])('`--hostname %s` is refused', (typed) => {
  expect(() => parseArguments(['--hostname', typed])).toThrow(
    `Invalid \`--hostname\`. Expected a URL without a path, such as "https://example.com", got "${typed}".`,
  );
});
