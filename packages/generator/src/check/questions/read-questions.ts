import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { BifolioError, type Position } from '../../core/errors/bifolio-error.ts';
import { nearest } from '../../core/errors/nearest.ts';
import { readYaml } from '../../core/frontmatter/yaml/read-yaml.ts';
import { parseOptions } from '../../core/schemas/parse-options.ts';

/** The file with the questions of a site, beside its config. */
export const QUESTIONS_FILE = 'questions.yaml';

const READING = {
  firstLine: 1,
  noun: 'The file',
  form: 'Write the path of a language on a line, such as `/:`, and its questions as a list below it.',
};

/** How many results a reader looks at. */
const WITHIN = 3;

/** YAML takes 404 for a number. */
const text = z.union([z.string(), z.number()]).transform(String);
const list = z.union([text.transform((one) => [one]), z.array(text).min(1)]);
const questionSchema = z.strictObject({
  question: text,
  answer: list,
  words: list.default([]),
  within: z.number().int().min(1).max(10).default(WITHIN),
});
const questionsSchema = z.record(z.string(), z.array(questionSchema));

/** A question of readers, and where its answer is. */
export interface SearchQuestion extends Position {
  /** Path of the language, as in `locales`. */
  locale: string;
  question: string;
  /** Routes that answer it, each perhaps with `#` and the id of a heading. */
  answers: readonly string[];
  /** What the answer must contain. */
  words: readonly string[];
  /** The answer is among so many results. */
  within: number;
}

/** The questions of a site. Throws a `BifolioError` with line and column of what is wrong in the file. */
export function readQuestions(root: string, locales: readonly string[]): SearchQuestion[] {
  const path = join(root, QUESTIONS_FILE);
  if (!existsSync(path)) throw missingFile();
  const written = readYaml(readFileSync(path, 'utf8'), QUESTIONS_FILE, READING);
  if ('problem' in written) throw new BifolioError({ ...written.problem, code: 'invalid-questions' });
  const { value, placeOf } = written;
  const unknown = Object.keys(value).find((locale) => !locales.includes(locale));
  if (unknown !== undefined) throw unknownLocale(unknown, locales, placeOf([unknown]));
  const questions = checked(value, placeOf);
  return Object.entries(questions).flatMap(([locale, all]) =>
    all.map(({ answer, ...rest }, at) => ({ ...rest, locale, answers: answer, ...placeOf([locale, at]) })),
  );
}

function checked(value: unknown, placeOf: (path: readonly (string | number)[] | undefined) => Position) {
  try {
    return parseOptions(questionsSchema, value, { file: QUESTIONS_FILE, noun: 'field' });
  } catch (error) {
    if (!(error instanceof BifolioError)) throw error;
    throw new BifolioError(error.problems.map((one) => ({ ...one, ...placeOf(one.option) })));
  }
}

const missingFile = () =>
  new BifolioError({
    severity: 'error',
    code: 'invalid-questions',
    message: `\`${QUESTIONS_FILE}\` not found.`,
    hint: 'Create it beside the config, with the questions of your readers: https://bifolio.dev/en/guide/questions/',
  });

const unknownLocale = (locale: string, locales: readonly string[], position: Position) =>
  new BifolioError({
    severity: 'error',
    code: 'invalid-questions',
    message: `The site has no language at "${locale}".`,
    hint: `Use one of: ${locales.join(', ')}.${nearest(locale, locales) ? '' : ' The questions of each language are a list below its path.'}`,
    ...position,
  });
