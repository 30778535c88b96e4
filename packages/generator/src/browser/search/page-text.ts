import { Parser } from 'htmlparser2';
import { runningText } from './words/cjk.ts';

/** What search knows of a page; browsers fetch it for pages that were found. */
export interface PageText {
  route: string;
  title: string;
  /** What stands before the first heading, then each heading with what follows it. */
  sections: TextSection[];
}

/** The text from one heading to the next. */
export interface TextSection {
  /** Id of its heading; empty for the first. */
  id: string;
  /** 1 to 6. */
  level: number;
  heading: string;
  /** Words that readers may look for though the section does not say them. */
  keywords?: string;
  /** Paragraphs, list items, code: what runs on without a break. */
  blocks: string[];
  /** Which of the blocks are code, by their places; left out where none is. */
  code?: number[];
}

export interface PageTextInput {
  /** The page's content. */
  html: string;
  route: string;
  title: string;
  /** More that the page shows before it, as plain text. @default nothing */
  texts?: readonly string[];
  /** What it is to be found by besides. @default nothing */
  keywords?: readonly string[];
  /** What it is about, as its author says; not shown in the page. @default nothing */
  description?: string;
  /** Its tags, which stand around the text. @default none */
  tags?: readonly string[];
}

/** Elements whose text is not the page's: navigation, drawings, script. */
const SKIPPED = new Set(['nav', 'footer', 'script', 'style', 'svg', 'noscript', 'dialog']);
/** Elements that do not end a run of text. */
const INLINE = new Set(
  'a abbr b bdi bdo bi-icon bi-island bi-slot cite code data del dfn em font i img ins kbd mark q rp rt ruby s samp small span strong sub sup template time u var wbr'.split(
    ' ',
  ),
);
const HEADING = /^h[1-6]$/;
/** Most elements of a page are such: code is coloured by them, in lines. Without both a page is read in a third of the time. */
const PLAIN_SPAN = /<span class="[^"<>]*">([^<>]*)<\/span>/g;

/**
 * The title, the headings and the text of a page, all of it, also what tabs and collapses hide and what images show. Elements
 * with `data-search="false"` stay out.
 */
export function pageText({
  html,
  route,
  title,
  texts = [],
  keywords = [],
  description = '',
  tags = [],
}: PageTextInput): PageText {
  const first: TextSection = {
    id: '',
    level: 1,
    heading: title,
    ...(keywords.length > 0 && { keywords: keywords.join(', ') }),
    blocks: texts.map(runningText).filter(Boolean),
  };
  const sections = [first];
  let text = '';
  let heading: { level: number; id?: string } | undefined;
  let skipped = 0;

  function endBlock({ isCode } = { isCode: false }): void {
    const block = runningText(text);
    text = '';
    if (!block) return;
    if (heading?.level === 1 && block === title) return;
    if (heading?.id) sections.push({ id: heading.id, level: heading.level, heading: block, blocks: [] });
    else addBlock(sections.at(-1) ?? first, block, isCode);
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      if (skipped > 0 || isSkipped(name, attributes)) skipped++;
      else if (name === 'img') text += ` ${attributes.alt ?? ''} `;
      else if (!INLINE.has(name)) {
        endBlock();
        if (HEADING.test(name)) heading = { level: Number(name[1]), id: attributes.id };
      }
    },
    onclosetag(name) {
      if (skipped > 0) skipped--;
      else if (!INLINE.has(name)) {
        endBlock({ isCode: name === 'pre' });
        if (HEADING.test(name)) heading = undefined;
      }
    },
    ontext(data) {
      if (skipped === 0) text += data;
    },
  });
  parser.end(html.replace(PLAIN_SPAN, '$1').replace(PLAIN_SPAN, '$1'));
  endBlock();
  const about = [description, ...tags].filter(Boolean);
  if (about.length > 0) sections.push(sectionOf(about));
  return { route, title, sections };
}

/** A section that shows nothing: a description and tags count as a heading. */
const sectionOf = (about: readonly string[]): TextSection => ({
  id: '',
  level: 2,
  heading: '',
  keywords: about.map(runningText).join(', '),
  blocks: [],
});

function addBlock(section: TextSection, block: string, isCode: boolean): void {
  const length = section.blocks.push(block);
  if (isCode) section.code = [...(section.code ?? []), length - 1];
}

const isSkipped = (name: string, attributes: Readonly<Record<string, string>>) =>
  SKIPPED.has(name) || attributes['aria-hidden'] === 'true' || attributes['data-search'] === 'false';
