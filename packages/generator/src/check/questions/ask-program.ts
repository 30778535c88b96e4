import type { Problem } from '../../core/errors/bifolio-error.ts';
import { type ProgramOutput, runProgram } from '../../core/programs/run-program.ts';
import type { SearchQuestion } from './read-questions.ts';

/** What a program of the author is told on its standard input, as JSON, for each question. */
export interface ProgramInput {
  question: string;
  /** Language tag. */
  lang: string;
  answers: readonly string[];
  words: readonly string[];
  /** Folder of the site, and that of its Markdown. */
  site: string;
  source: string;
}

export interface ProgramOptions {
  command: string;
  site: string;
  source: string;
  /** Language tag by path. */
  languageOf: ReadonlyMap<string, string>;
}

/** Has a program answer each question: it fails with an exit code other than 0, or when its output lacks one of the words. */
export async function askProgram(
  questions: readonly SearchQuestion[],
  options: ProgramOptions,
): Promise<Problem[]> {
  const problems: Problem[] = [];
  for (const question of questions) {
    const { locale, question: asked, answers, words } = question;
    const { site, source, languageOf } = options;
    const input = { question: asked, lang: languageOf.get(locale) ?? '', answers, words, site, source };
    const problem = problemOf(question, await runProgram(options.command, input, input.site));
    if (problem) problems.push(problem);
  }
  return problems;
}

function problemOf(question: SearchQuestion, { code, text, fault }: ProgramOutput): Problem | undefined {
  const { file, line, column } = question;
  const place = { severity: 'error' as const, file, line, column };
  if (code !== 0) {
    const said = fault.trim().split('\n').at(-1) ?? '';
    return {
      ...place,
      code: 'unanswered-question',
      message: `The program of \`--with\` failed for "${question.question}" with exit code ${code}.`,
      ...(said && { hint: said }),
    };
  }
  const missing = question.words.filter((word) => !text.toLowerCase().includes(word.toLowerCase()));
  if (missing.length === 0) return undefined;
  return {
    ...place,
    code: 'incomplete-answer',
    message: `The program's answer to "${question.question}" doesn't contain ${missing.map((word) => `"${word}"`).join(', ')}.`,
    hint: text.trim() ? `It says: ${text.trim().split('\n')[0]}` : 'It says nothing.',
  };
}
