import type { Answers } from './answers.ts';
import type { Asker, Facts, Question, QuestionKind } from './facts.ts';

/** What is noted of one text while it is made. */
export interface Notes {
  /** Notes a question with its answer, as it is now when nothing else is given. */
  ask(question: Question): void;
  /** Notes what was noted before. */
  add(facts: Facts): void;
  facts(): Facts;
}

export function createNotes(from: Asker, answers: Partial<Answers>): Notes {
  const noted: { [K in QuestionKind]?: Map<string, string> } = {};
  const note = (kind: QuestionKind, of: string, is: () => string) => {
    noted[kind] ??= new Map();
    if (!noted[kind].has(of)) noted[kind].set(of, is());
  };
  return {
    ask: ({ kind, of, is }) => note(kind, of, () => is ?? answers[kind]?.(of, from) ?? ''),
    add({ asked }) {
      for (const kind of Object.keys(asked) as QuestionKind[])
        for (const [of, is] of asked[kind] ?? []) note(kind, of, () => is);
    },
    facts: () => ({
      from,
      asked: Object.fromEntries(Object.entries(noted).map(([kind, facts]) => [kind, [...facts]])),
    }),
  };
}
