import type { Asker, Facts, QuestionKind } from './facts.ts';

/** Answers questions about a site as it is now, each by a text that changes with the answer. */
export type Answers = { readonly [K in QuestionKind]: (of: string, from: Asker) => string };

/** Whether the answers that are known now are what they were when the facts were noted. */
export function stillHolds({ from, asked }: Facts, answers: Partial<Answers>): boolean {
  return (Object.keys(asked) as QuestionKind[]).every((kind) => {
    const answer = answers[kind];
    return !answer || (asked[kind] ?? []).every(([of, is]) => answer(of, from) === is);
  });
}
