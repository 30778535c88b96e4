import { headingIds } from '../../markdown/headings/heading-ids.ts';
import type { SlugStyle } from '../../markdown/headings/slug-styles.ts';
import type { SourceBlock } from '../../site/blocks/types.ts';

const OWN_ID = /\{[^{}]*#([^\s{}]+)[^{}]*\}\s*$/;
/** What a heading is made of beside its words: its marks, attributes, images, addresses of links, tags and emphasis. */
const MARKS = [
  /^\s*#{1,6}\s+|\s+#+\s*$|\n[=-]+\s*$/g,
  /\{[^{}]*\}\s*$/g,
  /!\[[^\]]*\]\([^)]*\)/g,
  /\]\([^)]*\)/g,
  /<[^>]*>/g,
  /[*_`[\]]/g,
];

/** A heading that readers can link to. */
export interface LinkedHeading {
  block: SourceBlock;
  id: string;
  /** Its words, without marks. */
  text: string;
}

/** The headings of a page with their ids, without the one that is its title. */
export function linkedHeadings(blocks: readonly SourceBlock[], style?: SlugStyle): LinkedHeading[] {
  const found = blocks
    .filter(({ kind }) => /^h[1-6]$/.test(kind))
    .map((block) => ({
      block,
      text: MARKS.reduce((rest, mark) => rest.replace(mark, ''), block.text).trim(),
    }));
  const named = found.map(({ block, text }) => ({
    own: OWN_ID.exec(block.text)?.[1],
    words: text,
    written: block.text.replace(MARKS[0] ?? '', ''),
  }));
  const ids = headingIds(named, style);
  return found
    .map((heading, index) => ({ ...heading, id: ids[index] ?? '' }))
    .filter(({ block }) => block.kind !== 'h1');
}
