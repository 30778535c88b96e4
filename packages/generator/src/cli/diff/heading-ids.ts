import { createIds, slugify } from '../../markdown/headings/slug.ts';
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
export function linkedHeadings(blocks: readonly SourceBlock[]): LinkedHeading[] {
  const unique = createIds();
  return blocks
    .filter(({ kind }) => /^h[1-6]$/.test(kind))
    .map((block) => {
      const text = MARKS.reduce((rest, mark) => rest.replace(mark, ''), block.text).trim();
      return { block, text, id: unique(OWN_ID.exec(block.text)?.[1] ?? slugify(text)) };
    })
    .filter(({ block }) => block.kind !== 'h1');
}
