import type { Answers } from './answers.ts';
import type { QuestionKind } from './facts.ts';

/** Kinds of which the answer is the same whoever asks. */
const OF_ALL = ['options', 'file', 'picture', 'bundle', 'module'] as const satisfies QuestionKind[];

/** Answers as a build gives them: those that are the same for all pages once, however many pages ask. */
export const askedOnce = <Known extends Pick<Answers, (typeof OF_ALL)[number]>>(answers: Known): Known => ({
  ...answers,
  ...Object.fromEntries(OF_ALL.map((kind) => [kind, remembered(answers[kind])])),
});

function remembered(answer: Answers[QuestionKind]): Answers[QuestionKind] {
  const known = new Map<string, string>();
  return (of, from) => {
    const is = known.get(of) ?? answer(of, from);
    known.set(of, is);
    return is;
  };
}
