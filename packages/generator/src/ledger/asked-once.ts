import type { Answers } from './answers.ts';

/** Answers as a build gives them: those about files once, however many pages ask. */
export const askedOnce = (answers: Answers): Answers => ({
  ...answers,
  file: remembered(answers.file),
  picture: remembered(answers.picture),
  bundle: remembered(answers.bundle),
});

function remembered(answer: Answers['file']): Answers['file'] {
  const known = new Map<string, string>();
  return (of, from) => {
    const is = known.get(of) ?? answer(of, from);
    known.set(of, is);
    return is;
  };
}
