import { chineseSynonyms } from './chinese-synonyms.ts';
import { englishSynonyms } from './english-synonyms.ts';

/**
 * Words of this field that mean the same: who looks for one finds headings with another. The option `search.synonyms` adds to them.
 */
export const knownSynonyms: readonly (readonly string[])[] = [...englishSynonyms, ...chineseSynonyms];
