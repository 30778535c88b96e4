/** More keep a page busy for many seconds, all at once: 2,000 lines of a sequence 13 s. */
const MOST_LINES = 1000;
/** What Mermaid reads. */
export const MOST_CHARACTERS = 50_000;
/** What Mermaid draws: 500 edges take 3 s. */
export const MOST_EDGES = 500;

/** Why a diagram is too large to be drawn; `undefined` when it is not. */
export function sizeProblem(code: string): string | undefined {
  const lines = code.trimEnd().split('\n').length;
  if (lines > MOST_LINES) return `It has ${lines} lines, and more than ${MOST_LINES} would stop the page.`;
  if (code.length > MOST_CHARACTERS)
    return `It has ${code.length} characters, and more than ${MOST_CHARACTERS} would stop the page.`;
  return undefined;
}
