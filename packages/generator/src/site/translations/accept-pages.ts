import { blockId, type ComparedBlock } from './compare/compare-blocks.ts';
import type { ComparedPage } from './compare/compare-site.ts';
import { type AcceptedPage, type AcceptedPair, ALONE, lockHash } from './lock-file.ts';

/** What a lock says of a page after some of its blocks have been accepted, besides those that were. */
export function acceptBlocks(
  page: ComparedPage,
  isAccepted: (block: ComparedBlock) => boolean,
): AcceptedPage {
  const { source, target, lang, accepted, blocks } = page;
  if (blocks.length === 0) return accepted ?? { file: source.file, lang, files: [filesOf(page)], pairs: [] };
  const isSettled = (block: ComparedBlock) =>
    block.state === 'step' || block.state === 'polished' || isAccepted(block);
  const isWhole = blocks.every(isSettled);
  const pairs = blocks.flatMap((block) =>
    isSettled(block) ? [pairOf(block)] : earlierPairs(block, accepted?.pairs ?? []),
  );
  return {
    file: source.file,
    lang,
    files: isWhole && source.hash && target.hash ? [filesOf(page)] : [],
    pairs,
  };
}

const filesOf = ({ source, target }: ComparedPage) => ({
  source: lockHash(source),
  target: lockHash(target),
});

const pairOf = ({ source, target }: ComparedBlock): AcceptedPair => ({
  source: source ? blockId(source) : ALONE,
  target: target ? blockId(target) : ALONE,
});

/** What was accepted of either side stays, so that a block that is behind is known to be. */
function earlierPairs({ source, target }: ComparedBlock, pairs: readonly AcceptedPair[]): AcceptedPair[] {
  const ids = [source, target].map((block) => block && blockId(block));
  return pairs.filter((pair) => pair.source === ids[0] || pair.target === ids[1]);
}
