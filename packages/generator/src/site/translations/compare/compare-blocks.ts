import { alignBlocks } from '../../blocks/align-blocks.ts';
import type { SourceBlock } from '../../blocks/types.ts';
import { type AcceptedPair, ALONE } from '../lock-file.ts';

/**
 * How a block of a translation stands to its source. `content`: the source has other code, links, tags or numbers than the one
 * that was translated; `wording`: other words. `missing`, `extra`: only the source, only the translation has it. `new`: neither
 * side has been accepted. `polished`: the translation alone has changed.
 */
export type BlockState = 'step' | 'polished' | 'new' | 'wording' | 'content' | 'missing' | 'extra';

/** A block of one page, or two blocks that belong together. */
export interface ComparedBlock {
  state: BlockState;
  source?: SourceBlock;
  target?: SourceBlock;
  /** Of `content` and `wording`: the source that was translated, as `hash.bones`. */
  before?: string;
}

/** How a block is named in a lock. */
export const blockId = ({ hash, bones }: SourceBlock): string => `${hash}.${bones}`;

/** Compares a page with its translation by what has been accepted. In the order of the source. */
export function compareBlocks(
  source: readonly SourceBlock[],
  target: readonly SourceBlock[],
  pairs: readonly AcceptedPair[],
): ComparedBlock[] {
  const known = knownBlocks(pairs);
  const matched = matchAccepted(source, target, known);
  const anchors = longestInOrder(matched);
  const both = (s: SourceBlock, t: SourceBlock) =>
    !(known.targetsOf.has(blockId(s)) && known.sourcesOf.has(blockId(t)));
  const isFree = (blocks: readonly SourceBlock[], taken: ReadonlySet<number>, from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at).filter(
      (at) => !taken.has(at) && blocks[at],
    );
  const takenSource = new Set(matched.map(([s]) => s));
  const takenTarget = new Set(matched.map(([, t]) => t));
  const result: ComparedBlock[] = matched.map(([s, t]) => ({
    state: 'step',
    source: source[s],
    target: target[t],
  }));
  let [fromS, fromT] = [0, 0];
  for (const [toS, toT] of [...anchors, [source.length, target.length] as const]) {
    const inS = isFree(source, takenSource, fromS, toS).map((at) => source[at] as SourceBlock);
    const inT = isFree(target, takenTarget, fromT, toT).map((at) => target[at] as SourceBlock);
    for (const [s, t] of alignBlocks(inS, inT, both))
      result.push(judge(s === undefined ? undefined : inS[s], t === undefined ? undefined : inT[t], known));
    [fromS, fromT] = [toS + 1, toT + 1];
  }
  return result.sort((a, b) => lineOf(a) - lineOf(b));
}

/** In the order of the source; what only the translation has stands at its own line. */
const lineOf = ({ source, target }: ComparedBlock): number => source?.line ?? target?.line ?? 0;

interface Known {
  targetsOf: ReadonlyMap<string, ReadonlySet<string>>;
  sourcesOf: ReadonlyMap<string, ReadonlySet<string>>;
}

function knownBlocks(pairs: readonly AcceptedPair[]): Known {
  const targetsOf = new Map<string, Set<string>>();
  const sourcesOf = new Map<string, Set<string>>();
  const add = (map: Map<string, Set<string>>, key: string, value: string) =>
    map.set(key, (map.get(key) ?? new Set()).add(value));
  for (const { source, target } of pairs) {
    add(targetsOf, source, target);
    add(sourcesOf, target, source);
  }
  return { targetsOf, sourcesOf };
}

type Match = readonly [source: number, target: number];

/** Accepted pairs that both pages have, wherever they stand; of several equal blocks, the nearest in order. */
function matchAccepted(
  source: readonly SourceBlock[],
  target: readonly SourceBlock[],
  { targetsOf }: Known,
): Match[] {
  const places = new Map<string, number[]>();
  for (const [at, block] of target.entries()) {
    const id = blockId(block);
    places.set(id, [...(places.get(id) ?? []), at]);
  }
  let last = -1;
  return source.flatMap((block, s): Match[] => {
    const found = [...(targetsOf.get(blockId(block)) ?? [])].filter((id) => places.get(id)?.length);
    const free = found.flatMap((id) => (places.get(id) ?? []).map((at) => ({ id, at })));
    const next = free.find(({ at }) => at > last) ?? free[0];
    if (!next) return [];
    places.set(
      next.id,
      (places.get(next.id) ?? []).filter((at) => at !== next.at),
    );
    last = next.at;
    return [[s, next.at]];
  });
}

/** The longest run of matches that stand in the same order on both pages; the others have moved. */
function longestInOrder(matches: readonly Match[]): Match[] {
  const tails: number[] = [];
  const before: (number | undefined)[] = [];
  for (const [index, [, t]] of matches.entries()) {
    const at = tails.findIndex((tail) => (matches[tail]?.[1] ?? 0) > t);
    const place = at === -1 ? tails.length : at;
    before[index] = tails[place - 1];
    tails[place] = index;
  }
  const chain: Match[] = [];
  for (let at = tails.at(-1); at !== undefined; at = before[at]) chain.push(matches[at] as Match);
  return chain.reverse();
}

function judge(
  source: SourceBlock | undefined,
  target: SourceBlock | undefined,
  { targetsOf, sourcesOf }: Known,
): ComparedBlock {
  if (!target)
    return { state: targetsOf.get(source ? blockId(source) : '')?.has(ALONE) ? 'step' : 'missing', source };
  if (!source) return { state: sourcesOf.get(blockId(target))?.has(ALONE) ? 'step' : 'extra', target };
  const translated = [...(sourcesOf.get(blockId(target)) ?? [])].filter((id) => id !== ALONE);
  if (translated.length > 0) {
    const isWording = translated.some((id) => id.endsWith(`.${source.bones}`));
    return { state: isWording ? 'wording' : 'content', source, target, before: translated.at(-1) };
  }
  return { state: targetsOf.has(blockId(source)) ? 'polished' : 'new', source, target };
}
