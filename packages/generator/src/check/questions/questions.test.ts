import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Page } from '../../core/contracts/page.ts';
import { BifolioError, formatProblem } from '../../core/errors/bifolio-error.ts';
import { Open } from '../../core/ledger/secrecy.ts';
import { createPageBodies } from '../../core/store/page-bodies.ts';
import { openStore } from '../../core/store/store.ts';
import { buildSearchIndexes, type LanguageIndex } from '../../site/search/build-index.ts';
import { createRecordWriter } from '../../site/search/record-writer.ts';
import type { Searchable } from '../../site/search/searchable.ts';
import { askProgram, askQuestions, readQuestions } from './questions.ts';

const folder = mkdtempSync(join(tmpdir(), 'bifolio-questions-'));
const languageOf = new Map([['/', 'en-US']]);
const pages = {
  '/water/': '<p>Green tea needs 80 °C.</p><h2 id="black">Black tea</h2><p>Boil the water.</p>',
  '/pots/': '<p>Warm the pot.</p>',
};
let indexes: LanguageIndex[];

beforeAll(async () => {
  const all = Object.keys(pages).map(
    (route): Page => ({
      file: '',
      kind: 'md',
      locale: '/',
      route,
      title: '',
      description: '',
      draft: false,
      frontmatter: {},
    }),
  );
  const searchable: Searchable = {
    options: { recent: 5, boost: {}, slashKey: true, synonyms: [] },
    locales: [{ path: '/', lang: 'en-US', label: 'English', title: '', description: '' }],
  };
  const store = openStore(join(folder, 'records'));
  const records = createPageBodies(store, 'record', all.length);
  const addRecord = createRecordWriter({ records, ...searchable });
  for (const [index, [route, html]] of Object.entries(pages).entries())
    addRecord(all[index] as Page, index, () => new Open({ html, route, title: route.slice(1, -1) }));
  indexes = await buildSearchIndexes({ records, pages: all, ...searchable }, join(folder, 'out'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function read(yaml: string) {
  writeFileSync(join(folder, 'questions.yaml'), yaml);
  return readQuestions(folder, ['/']);
}

const ask = async (yaml: string) => (await askQuestions(read(yaml), indexes, languageOf)).map(formatProblem);

test('questions that search answers as they should be are no problem', async () => {
  const yaml = `/:
  - question: How hot is the water for green tea?
    answer: /water/
    words: 80 °C
  - { question: black tea, answer: [/pots/, '/water/#black'], words: [boil], within: 1 }
`;
  expect(await ask(yaml)).toEqual([]);
});

test('a question that another page answers is told with its line and what was found', async () => {
  expect(await ask('/:\n  - question: warm\n    answer: /water/\n')).toEqual([
    'questions.yaml:2:5 Search doesn\'t answer "warm" with /water/.\n' +
      '  It finds /pots/. Use the words of the question in a heading, or add them to `keywords` of the page.',
  ]);
});

test('words that the answer lacks are told, and those of other sections are not its own', async () => {
  expect(await ask('/:\n  - { question: black tea, answer: /water/#black, words: [boil, green] }\n')).toEqual(
    [
      'questions.yaml:2:5 The answer /water/#black to "black tea" doesn\'t contain "green".\n' +
        '  Add it to the page, or remove it from `words`.',
    ],
  );
});

test('answers that the site does not have are told with those that were meant', async () => {
  const yaml = '/:\n  - { question: tea, answer: /watr/ }\n  - { question: tea, answer: /water/#blak }\n';
  expect(await ask(yaml)).toEqual([
    'questions.yaml:2:5 Page "/watr/" doesn\'t exist, or search leaves it out.\n  Did you mean "/water/"?',
    'questions.yaml:3:5 "/water/" has no heading "#blak".\n  Did you mean "black"?',
  ]);
});

test.each([
  ['/:\n  - question: tea\n', /^questions\.yaml:2:5 Expected field `\['\/'\]\[0\]\.answer`/],
  ['/:\n  - { question: tea, answer: /a/, word: b }\n', /^questions\.yaml:2:\d+ Unknown field `.*word`/],
  ['/de/: []\n', /^questions\.yaml:1:1 The site has no language at "\/de\/"\./],
  ['/: [\n', /^questions\.yaml:/],
])('%j is told with its place', (yaml, problem) => {
  expect(() => read(yaml)).toThrow(BifolioError);
  expect(() => read(yaml)).toThrow(problem);
});

test('a program is given question and site, fails by its exit code, and must say the words', async () => {
  const questions = read('/:\n  - { question: tea, answer: /water/, words: [80] }\n');
  const run = async (script: string) => {
    writeFileSync(join(folder, 'answer.mjs'), script);
    const command = `"${process.execPath}" answer.mjs`;
    const told = await askProgram(questions, { command, site: folder, source: folder, languageOf });
    return told.map(formatProblem);
  };
  const input =
    "let text = ''; for await (const chunk of process.stdin) text += chunk; const asked = JSON.parse(text);";
  expect(
    await run(`${input} if (asked.question === 'tea' && asked.lang === 'en-US') console.log('80 °C');`),
  ).toEqual([]);
  expect(await run("console.log('Hot.')")).toEqual([
    'questions.yaml:2:5 The program\'s answer to "tea" doesn\'t contain "80".\n  It says: Hot.',
  ]);
  expect(await run("console.error('no key'); process.exit(3)")).toEqual([
    'questions.yaml:2:5 The program of `--with` failed for "tea" with exit code 3.\n  no key',
  ]);
});

test('a file of another form is told which form it has', () => {
  expect(() => read('- question: warm\n  answer: /water/\n')).toThrow(
    'questions.yaml:1:1 The file is not a list of fields.\n' +
      '  Write the path of a language on a line, such as `/:`, and its questions as a list below it.',
  );
});
