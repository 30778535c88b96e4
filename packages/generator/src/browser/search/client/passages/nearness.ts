import type { PageText } from '../../page-text.ts';
import type { Query } from '../query.ts';
import { createPlaceFinder } from './find-places.ts';

/** Tells whether all parts of a query stand in a text. */
export type WholeFinder = (text: string) => boolean;

/** Made once for a search, like `createPlaceFinder`. */
export function createWholeFinder({ phrases, words }: Query): WholeFinder {
  const parts = [
    ...phrases.map((phrase) => createPlaceFinder({ phrases: [phrase], words: [] })),
    ...words.map((word) => createPlaceFinder({ phrases: [], words: [word] })),
  ];
  return (text) => parts.every((find) => find(text).length > 0);
}

/** How much more a page counts when all that was searched for stands in its title, in one heading or in one section. */
const IN_TITLE = 3;
const IN_HEADING = 2;
const IN_SECTION = 1.2;

/** The index knows on which page a word stands, not where: a factor for how near to each other those of a query are. */
export function nearness({ title, sections }: PageText, holdsAll: WholeFinder): number {
  if (holdsAll(title)) return IN_TITLE;
  if (sections.some(({ heading, keywords = '' }) => holdsAll(`${heading}\n${keywords}`))) return IN_HEADING;
  const isInSection = sections.some(({ heading, keywords = '', blocks }) =>
    holdsAll([heading, keywords, ...blocks].join('\n')),
  );
  return isInSection ? IN_SECTION : 1;
}
