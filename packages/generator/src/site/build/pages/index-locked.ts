import type { KnownHashes } from '../../../locks/rules/keyring.ts';
import type { Site } from '../../read/read-site.ts';
import type { LanguageIndex } from '../../search/build-index.ts';
import type { LockedText } from '../../search/locked/locked-text.ts';

/** Adds to the indexes of a site what readers find who have opened its locked pages. Sites without any load nothing. */
export async function indexLocked(
  { config, graph }: Pick<Site, 'config' | 'graph'>,
  indexes: readonly LanguageIndex[],
  texts: readonly LockedText[],
  hashes: KnownHashes,
): Promise<void> {
  if (texts.length === 0) return;
  const { buildLockedIndexes } = await import('../../search/locked/build-locked-indexes.ts');
  const { createPageSeals } = await import('../../../locks/page-seals.ts');
  await buildLockedIndexes(indexes, texts, createPageSeals({ config, hashes, write() {} }), graph);
}
