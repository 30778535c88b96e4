import type { PackedFeature } from './packed-support.ts';

/** The features that have every word of the query in their name or title: best first, `limit` at most. */
export function findFeatures(
  features: readonly PackedFeature[],
  query: string,
  limit = 8,
): readonly PackedFeature[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return features
    .map((feature) => ({ feature, rank: rankOf(feature, words) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank || one.feature[0].length - other.feature[0].length)
    .slice(0, limit)
    .map(({ feature }) => feature);
}

/** 0 when a word is missing; more when the name or a word of the title begins with the query. */
function rankOf([name, title]: PackedFeature, words: readonly string[]): number {
  const text = `${name} ${title}`.toLowerCase();
  if (!words.every((word) => text.includes(word))) return 0;
  const query = words.join('-');
  if (name === query) return 4;
  if (name.startsWith(query)) return 3;
  const parts = text.split(/[^a-z0-9]+/);
  return words.every((word) => parts.some((part) => part.startsWith(word))) ? 2 : 1;
}
