import { type Alignment, align } from '../../core/text/align.ts';
import { bonesOf } from './fingerprints.ts';
import { metaKey } from './meta-blocks.ts';
import type { SourceBlock } from './types.ts';

/** Above so many cells, pages are aligned section by section. */
const MOST_CELLS = 4_000_000;

/** Aligns the blocks of two pages in their order. `mayPair` forbids pairs. */
export function alignBlocks(
  a: readonly SourceBlock[],
  b: readonly SourceBlock[],
  mayPair: (a: SourceBlock, b: SourceBlock) => boolean = () => true,
): Alignment {
  const score = (i: number, j: number) => scoreOf(a[i], b[j], mayPair);
  if (a.length * b.length <= MOST_CELLS) return align(a.length, b.length, score);
  return alignSections(a, b, score);
}

function scoreOf(
  a: SourceBlock | undefined,
  b: SourceBlock | undefined,
  mayPair: (a: SourceBlock, b: SourceBlock) => boolean,
): number {
  if (!a || !b || a.kind !== b.kind || !mayPair(a, b)) return Number.NEGATIVE_INFINITY;
  if (a.kind === 'meta' && metaKey(a.text) !== metaKey(b.text)) return Number.NEGATIVE_INFINITY;
  const isHeading = /^h\d$/.test(a.kind);
  return (isHeading ? 2 : 1) + 2 * sharedBones(a, b);
}

const bonesOfBlock = new WeakMap<SourceBlock, ReadonlySet<string>>();

function bonesIn(block: SourceBlock): ReadonlySet<string> {
  const known = bonesOfBlock.get(block) ?? new Set(bonesOf(block.kind, block.text));
  bonesOfBlock.set(block, known);
  return known;
}

/** How much of code, links, tags and numbers two blocks share: 0 to 1. Plain words share nothing that can be compared. */
function sharedBones(a: SourceBlock, b: SourceBlock): number {
  const [inA, inB] = [bonesIn(a), bonesIn(b)];
  if (inA.size === 0 || inB.size === 0) return 0;
  let shared = 0;
  for (const bone of inA) if (inB.has(bone)) shared++;
  return shared / (inA.size + inB.size - shared);
}

/** Aligns the sections of very long pages first, then the blocks of each. */
function alignSections(
  a: readonly SourceBlock[],
  b: readonly SourceBlock[],
  score: (i: number, j: number) => number,
): Alignment {
  const starts = (blocks: readonly SourceBlock[]) => [
    0,
    ...blocks.flatMap(({ kind }, at) => (kind === 'h2' && at > 0 ? at : [])),
  ];
  const [inA, inB] = [starts(a), starts(b)];
  const sections = align(inA.length, inB.length, (i, j) => Math.max(0, score(inA[i] ?? 0, inB[j] ?? 0)));
  const range = (of: readonly number[], section: number | undefined, length: number) =>
    section === undefined
      ? []
      : Array.from(
          { length: (of[section + 1] ?? length) - (of[section] ?? 0) },
          (_, k) => (of[section] ?? 0) + k,
        );
  return sections.flatMap(([i, j]) => {
    const [rows, columns] = [range(inA, i, a.length), range(inB, j, b.length)];
    // Sections without one to align with, and what even they do not cut small, are taken block by block.
    if (rows.length * columns.length > MOST_CELLS) return inOrder(rows, columns, score);
    return align(rows.length, columns.length, (r, c) => score(rows[r] ?? 0, columns[c] ?? 0)).map(
      ([r, c]): Alignment[number] => [r === undefined ? r : rows[r], c === undefined ? c : columns[c]],
    );
  });
}

function inOrder(
  rows: readonly number[],
  columns: readonly number[],
  score: (i: number, j: number) => number,
): Alignment {
  return Array.from(
    { length: Math.max(rows.length, columns.length) },
    (_, at) => [rows[at], columns[at]] as const,
  ).flatMap(
    ([i, j]): Alignment =>
      i !== undefined && j !== undefined && score(i, j) < 0
        ? [
            [i, undefined],
            [undefined, j],
          ]
        : [[i, j]],
  );
}
