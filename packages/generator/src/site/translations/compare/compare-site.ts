import { readFileSync } from 'node:fs';
import { sourcePath } from '../../../core/frontmatter/source-path.ts';
import { splitBlocks } from '../../blocks/split-blocks.ts';
import type { SourceBlock } from '../../blocks/types.ts';
import { mayHaveLockedPart } from '../../content/locked-part.ts';
import { type AcceptedPage, lockHash, lockKey, type TranslationLock } from '../lock-file.ts';
import { type BlockState, type ComparedBlock, compareBlocks } from './compare-blocks.ts';
import type { TranslationPair } from './translation-pairs.ts';

/** A page and its translation, compared. */
export interface ComparedPage extends TranslationPair {
  accepted?: AcceptedPage;
  /** In the order of the source. Empty when both files are as they were accepted. */
  blocks: readonly ComparedBlock[];
}

/** Compares pages with their translations. Files that are as they were accepted are not read; pages with locked parts are left out. */
export function comparePages(
  pairs: readonly TranslationPair[],
  lock: TranslationLock,
  sourceDir: string,
): ComparedPage[] {
  return pairs.flatMap((pair) => {
    const accepted = lock.get(lockKey(pair.source.file, pair.lang));
    const isSame = accepted?.files.some(
      (of) => of.source === lockHash(pair.source) && of.target === lockHash(pair.target),
    );
    if (isSame) return { ...pair, accepted, blocks: [] };
    const texts = [pair.source, pair.target].map((page) => readFileSync(sourcePath(sourceDir, page), 'utf8'));
    // Nothing of such a page may reach a lock file, which is public.
    if (texts.some(mayHaveLockedPart)) return [];
    const [a = [], b = []] = texts.map((text): SourceBlock[] => splitBlocks(text));
    return { ...pair, accepted, blocks: compareBlocks(a, b, accepted?.pairs ?? []) };
  });
}

/** States that make a translation behind. */
export const BEHIND: readonly BlockState[] = ['content', 'missing', 'extra'];

/** Blocks of a page in one of these states. */
export const blocksIn = ({ blocks }: ComparedPage, states: readonly BlockState[]): ComparedBlock[] =>
  blocks.filter(({ state }) => states.includes(state));
