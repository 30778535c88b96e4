import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openSearchIndex } from '../../browser/search/client/index-reader.ts';
import { type PageMatch, type Searcher, searcherOf } from '../../browser/search/client/searcher.ts';
import type { PageText } from '../../browser/search/page-text.ts';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import { nearest } from '../../core/errors/nearest.ts';
import type { LanguageIndex } from '../../site/search/build-index.ts';
import type { SearchQuestion } from './read-questions.ts';

/** What the indexes say of a language: its search, and the texts of its pages. */
interface Answering {
  searcher: Searcher;
  textOf(route: string): Promise<PageText | undefined>;
  routes: readonly string[];
}

/** How many results the dialog fetches at a time; it ranks them once it has their texts. */
const SHOWN = 5;

/** Asks each question of the search index of its language, and tells which are not answered as they should be. */
export async function askQuestions(
  questions: readonly SearchQuestion[],
  indexes: readonly LanguageIndex[],
  languageOf: ReadonlyMap<string, string>,
): Promise<Problem[]> {
  const answering = new Map(
    await Promise.all(indexes.map(async (index) => [index.lang, await open(index)] as const)),
  );
  const problems: Problem[] = [];
  for (const question of questions) {
    const index = answering.get(languageOf.get(question.locale) ?? '');
    if (index) problems.push(...(await askOne(question, index)));
  }
  return problems;
}

async function open({ folder, routes }: LanguageIndex): Promise<Answering> {
  const index = await openSearchIndex(`${folder}/`, async (file) => new Response(await readFile(join(file))));
  return {
    routes,
    searcher: searcherOf(async () => index),
    async textOf(route) {
      const page = routes.indexOf(route);
      return page < 0 ? undefined : index.text(page);
    },
  };
}

async function askOne(question: SearchQuestion, index: Answering): Promise<Problem[]> {
  const dead = await findDead(question, index);
  if (dead.length > 0) return dead;
  const found = await index.searcher.search(question.question);
  const pages = (await found.pages(0, Math.max(SHOWN, question.within))).slice(0, question.within);
  const answer = question.answers.find((one) => pages.some((page) => isAnswer(page, one)));
  if (answer === undefined) return [unanswered(question, pages)];
  const text = textAt(await index.textOf(partsOf(answer).route), partsOf(answer).id);
  return question.words
    .filter((word) => !holds(text, word))
    .map((word) => missingWord(question, answer, word));
}

const partsOf = (answer: string) => {
  const [route = '', id = ''] = answer.split('#');
  return { route, id };
};

function isAnswer({ route, passages }: PageMatch, answer: string): boolean {
  const wanted = partsOf(answer);
  return route === wanted.route && (!wanted.id || passages.some(({ id }) => id === wanted.id));
}

/** Answers that the site does not have. */
async function findDead(question: SearchQuestion, { routes, textOf }: Answering): Promise<Problem[]> {
  const dead = await Promise.all(
    question.answers.map(async (answer) => {
      const { route, id } = partsOf(answer);
      const text = await textOf(route);
      if (!text)
        return deadAnswer(
          question,
          `Page "${route}" doesn't exist, or search leaves it out.`,
          nearest(route, routes),
        );
      const ids = text.sections.map((section) => section.id);
      if (ids.includes(id)) return undefined;
      return deadAnswer(question, `"${route}" has no heading "#${id}".`, nearest(id, ids.filter(Boolean)));
    }),
  );
  return dead.filter((problem) => problem !== undefined);
}

/** The text of a page, or of a section and those below it. */
function textAt(text: PageText | undefined, id: string): string {
  const sections = text?.sections ?? [];
  const from = id ? sections.findIndex((section) => section.id === id) : 0;
  const level = sections[from]?.level ?? 1;
  const after = sections.findIndex((section, at) => at > from && section.level <= level);
  const own = id ? sections.slice(from, after < 0 ? undefined : after) : sections;
  return own.flatMap(({ heading, blocks }) => [heading, ...blocks]).join('\n');
}

const holds = (text: string, word: string) => text.toLowerCase().includes(word.toLowerCase());

const placeOf = ({ file, line, column }: SearchQuestion) => ({ file, line, column });

const deadAnswer = (question: SearchQuestion, message: string, meant: string | undefined): Problem => ({
  severity: 'error',
  code: 'dead-answer',
  message,
  hint: meant ? `Did you mean "${meant}"?` : 'Correct `answer`.',
  ...placeOf(question),
});

function unanswered(question: SearchQuestion, pages: readonly PageMatch[]): Problem {
  const found = pages.map(({ route }) => route).join(', ');
  return {
    severity: 'error',
    code: 'unanswered-question',
    message: `Search doesn't answer "${question.question}" with ${question.answers.join(' or ')}.`,
    hint: `It finds ${found || 'nothing'}. Use the words of the question in a heading, or add them to \`keywords\` of the page.`,
    ...placeOf(question),
  };
}

const missingWord = (question: SearchQuestion, answer: string, word: string): Problem => ({
  severity: 'error',
  code: 'incomplete-answer',
  message: `The answer ${answer} to "${question.question}" doesn't contain "${word}".`,
  hint: 'Add it to the page, or remove it from `words`.',
  ...placeOf(question),
});
