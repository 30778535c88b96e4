import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  commentsOf,
  describedFiles,
  rowsOf,
  sentenceOf,
  tableRows,
  withoutRow,
} from './editor-help/option-tables.mjs';
import { root } from './paths.mjs';

const packages = join(root, 'packages');
const named = globSync('{generator,theme}/src/**/*{options,schema,frontmatter}.ts', {
  cwd: packages,
  exclude: ['**/{migrate,found}/**', '**/{parse,library,obsidian}-options.ts'],
});
const files = [...new Set([...named, ...describedFiles().map(([file]) => file)])];
const read = (file: string) => readFileSync(join(packages, file), 'utf8');

/** Words that the documentation avoids: riddles for what an option does. */
const AVOIDED =
  /\baddress(?:es)?\b|^(?:What|Whether|Where|How they)\b|\bstands?\b|\bwins\b|\blast word\b|\b(?:is|are) no\b|\bone's own\b|\bpictures?\b|\bstyle sheets?\b|\bgoe?s? before\b|\bsounds?\b|\bblanks?\b|\bcolours?\b|\b(?:every|some|no)body\b/;

it.each(files)('editors explain the options of %s in plain words', (file) => {
  const riddles = commentsOf(read(file)).filter(({ text }) => AVOIDED.test(text));
  expect(riddles.map(({ path, text }) => `${path.join('.')}: ${text}`)).toEqual([]);
});

describe.each(describedFiles())('the tables of %s', (file, tables) => {
  it('describe each option as editors do: change the table, then run scripts/editor-help/take-from-tables.mjs', () => {
    const other = tableRows(read(file), tables, 'en').flatMap(({ comment, row }) =>
      row && !comment.text.startsWith(sentenceOf(row.text))
        ? [`${row.text} in the table, ${comment.text} in editors`]
        : [],
    );
    expect(other).toEqual([]);
  });

  it.each(['en', 'zh'])('in docs/%s have the version that an option came with, as editors do', (language) => {
    const other = tableRows(read(file), tables, language).flatMap(({ comment, row }) =>
      row && row.since !== comment.since
        ? [`${row.name}: ${row.since} in the table, ${comment.since} in editors`]
        : [],
    );
    expect(other).toEqual([]);
  });

  it('have the same options in both languages', () => {
    const namesIn = (language: string) =>
      tables.map((table) => rowsOf(table, language).map(({ name }) => name));
    expect(namesIn('zh')).toEqual(namesIn('en'));
  });
});

it('options and pages come with a version of the changelog, or with the next one', () => {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const versions = [...changelog.matchAll(/^## (\S+) \(/gm)].map(([, version = '']) => version);
  const next = versions[0]?.replace(/\d+$/, (number) => String(Number(number) + 1));
  const pages = globSync('docs/{en,zh}/**/*.md', { cwd: root }).map((page) =>
    readFileSync(join(root, page), 'utf8'),
  );
  const marks = pages.flatMap((text) =>
    [...text.matchAll(/^badge: (rc\.\d+)$/gm)].map(([, mark]) => `1.0.0-${mark}`),
  );
  const named = [
    ...files.flatMap((file) => commentsOf(read(file)).flatMap(({ since = [] }) => since)),
    ...marks,
  ];
  expect(named).toContain(next);
  expect(named.filter((version) => ![next, ...versions].includes(version))).toEqual([]);
});

describe.each(['en', 'zh'])('the tables in docs/%s', (language) => {
  const tablesOf = new Map(describedFiles());
  it.each(files)('describe every option of %s', (file) => {
    expect(withoutRow(read(file), tablesOf.get(file) ?? [], language)).toEqual([]);
  });

  const pages = globSync('{config,guide}/**/*.md', { cwd: join(root, 'docs', language) });
  const text = pages.map((page) => readFileSync(join(root, 'docs', language, page), 'utf8')).join('\n');
  const named = new Set(text.match(/(?<![\w-])\w+(?=`|:|=|[,.]\w|, | [|}]|\?)/g));

  it.each(describedFiles())('have the defaults of %s', (file, tables) => {
    const wrong = tableRows(read(file), tables, language).flatMap(({ comment, row }) =>
      row?.usual === undefined || isOfTheme(comment.usual) || same(comment.usual) === same(row.usual)
        ? []
        : [`${comment.path.join('.')}: ${row.usual} in the table, ${comment.usual} in editors`],
    );
    expect(wrong).toEqual([]);
  });

  it.each(files)('or other text name each option of %s', (file) => {
    const missing = commentsOf(read(file)).filter(
      ({ key, text }) => !named.has(key) && !text.includes('@deprecated'),
    );
    expect(missing.map(({ path }) => path.join('.'))).toEqual([]);
  });
});

/** Fields of pages have the name of an option, whose value is their default. */
const isOfTheme = (usual = '') => usual.startsWith("the theme's");

/** A default without marks of code and quotes. */
const same = (usual = '') => usual.replaceAll(/[`'"\s\\]/g, '');
