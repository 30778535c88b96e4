/** Processor time for one block: a hundred times what the slowest grammar takes for a screenful. */
const BLOCK_MS = 1500;
/** For all blocks of a page that take long. */
const PAGE_MS = 3000;
/** More for long code; usual code takes a fifth of it. */
const MS_PER_CHARACTER = 0.01;

/** Processor time for the code of one page. */
export interface CodeBudget {
  /** Milliseconds that a block of so many characters may take. */
  grant(characters: number): number;
  /** Tells how many of them it has taken. */
  spend(ms: number): void;
}

/** Makes the budget of a page: one slow block keeps no others from their colors, many do. */
export function createCodeBudget(): CodeBudget {
  let leftMs = PAGE_MS;
  return {
    grant(characters) {
      const ms = characters * MS_PER_CHARACTER;
      leftMs += ms;
      return Math.min(BLOCK_MS + ms, leftMs);
    },
    spend(ms) {
      leftMs -= ms;
    },
  };
}
