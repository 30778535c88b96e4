/**
 * More are not drawn: the library's time grows with their square, all at once. 50 nodes stop a page for 0.3 to 0.7 s, 300 for 6 to
 * 17 s, 1,000 for more than a minute.
 */
export const MOST_NODES = 100;

/** How many nodes a flowchart has: `name=>kind: text`. */
export const nodeCount = (code: string): number => code.match(/^[^\n]*?=>/gm)?.length ?? 0;
