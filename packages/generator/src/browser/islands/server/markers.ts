import { randomBytes } from 'node:crypto';

/** Kinds of marks: finished HTML, start of an island, start of its next slot, end of an island. */
export type MarkKind = 'h' | 'i' | 's' | 'e';

/*
 * Text marks that survive React's escaping: noncharacters, which no document may contain, around a word that is drawn
 * anew for each process, so that no page can write one.
 */
const WORD = randomBytes(6).toString('hex');
const PATTERN = new RegExp(`\uFDD0${WORD}([hise])(\\d*)\uFDD1`);

/** A text that stands for something until the tree is assembled. */
export function mark(kind: MarkKind, index?: number): string {
  return `\uFDD0${WORD}${kind}${index ?? ''}\uFDD1`;
}

/** Cuts HTML at its marks: text, kind, number, text, kind, number, ... text. */
export function splitAtMarks(html: string): string[] {
  return html.split(PATTERN);
}
