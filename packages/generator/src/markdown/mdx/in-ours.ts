import type { Problem } from '../../core/errors/bifolio-error.ts';
import { type DialectName, inDialects, mdxDialects } from '../dialects/dialects.ts';
import { rewriteLines } from '../dialects/rewrite-lines.ts';
import type { MdxPlaces } from './places.ts';

/** The source of a page in our MDX. */
export interface MdxInOurs {
  text: string;
  /** The line of the file that a line of the text comes from. */
  lineOf(line: number): number;
}

/** A page in the MDX of Docusaurus or Starlight, when the site asks for it. */
export function mdxInOurs(text: string, file: string, dialects: readonly DialectName[]): MdxInOurs {
  const names = mdxDialects(dialects);
  if (names.length === 0) return { text, lineOf: (line) => line };
  const lines = text.split('\n');
  const part = { lines, numbers: lines.map((_, index) => index + 1), cut: 0 };
  const page = { file, find: () => undefined };
  const { lines: ours, numbers } = rewriteLines(part, inDialects(names), page);
  return { text: ours.join('\n'), lineOf: (line) => numbers[line - 1] ?? line };
}

/** Places as they are in the file. */
export function placesInFile({ addresses, tags, imports }: MdxPlaces, { lineOf }: MdxInOurs): MdxPlaces {
  return {
    addresses: addresses.map(([address, line]) => [address, lineOf(line)]),
    tags: tags.map(([name, place]) => [name, inFile(place, lineOf)]),
    imports,
  };
}

/** Problems as they are in the file. */
export const problemsInFile = (problems: readonly Problem[], { lineOf }: MdxInOurs): Problem[] =>
  problems.map((problem) => inFile(problem, lineOf));

const inFile = <Place extends { line?: number }>(place: Place, lineOf: MdxInOurs['lineOf']): Place =>
  place.line === undefined ? place : { ...place, line: lineOf(place.line) };
