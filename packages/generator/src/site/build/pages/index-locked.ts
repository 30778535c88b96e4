import type { PageGraph } from '../../../core/contracts/navigation.ts';
import type { CirclesConfig } from '../../../locks/rules/circles.ts';
import type { KnownHashes } from '../../../locks/rules/keyring.ts';
import type { LanguageIndex } from '../../search/build-index.ts';
import type { LockedText } from '../../search/locked/locked-text.ts';

/** Adds to the indexes of a site what readers find who have opened its locked pages. Sites without any load nothing. */
export async function indexLocked(
  { config, graph }: { config: CirclesConfig; graph: PageGraph },
  indexes: readonly LanguageIndex[],
  texts: readonly LockedText[],
  hashes: KnownHashes,
): Promise<void> {
  if (texts.length === 0) return;
  const { buildLockedIndexes } = await import('../../search/locked/build-locked-indexes.ts');
  const { createPageSeals } = await import('../../../locks/page-seals.ts');
  await buildLockedIndexes(indexes, texts, createPageSeals({ config, hashes, write() {} }), graph);
}
