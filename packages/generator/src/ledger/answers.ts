import type { Facts, Kind } from './facts.ts';

/** Answers questions about a site as it is now, each by a text that changes with the answer. */
export type Answers = { readonly [K in Kind]: (of: string, from: string) => string };

/** Whether all answers are what they were when the facts were noted. */
export function stillHolds({ from, asked }: Facts, answers: Answers): boolean {
  return (Object.keys(asked) as Kind[]).every((kind) =>
    (asked[kind] ?? []).every(([of, is]) => answers[kind](of, from) === is),
  );
}
