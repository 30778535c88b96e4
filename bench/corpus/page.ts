import { codeBlock } from './code.ts';
import { figureAddress } from './figures.ts';
import { heading, type Language, paragraph, sentence } from './prose.ts';
import type { Random } from './random.ts';

const PAGE_LETTERS = 6000;
/** A Chinese character takes three bytes, and says about as much as a word. */
const LETTERS_OF = { en: 1, zh: 2.2 };

/** What a page is to be made of. */
export interface PageOutline {
  title: string;
  links: readonly string[];
  /** @default 'en' */
  language?: Language;
}

/**
 * One page of some 2 to 10 kB, 6 on average: no to six code blocks, headings of two levels, lists, a table, a hint, an image on one
 * page of three, links to other pages.
 */
export function pageText(random: Random, { title, links, language = 'en' }: PageOutline): string {
  const say = { line: () => sentence(random, language), text: () => paragraph(random, language) };
  const parts = [`---\ndescription: ${say.line().replace(/[`*[\]():]/g, '')}\n---\n\n# ${title}`, say.text()];
  const codes = random.below(7);
  for (let at = 0; at < codes; at++) {
    if (at % 2 === 0) parts.push(`## ${heading(random, language)}`, say.text());
    parts.push(codeBlock(random), say.text());
  }
  if (random.below(3) === 0) parts.push(`![${heading(random, language)}](${figureAddress(random)})`);
  if (random.below(2) === 0) parts.push(table(random, say.line), `::: tip\n${say.line()}\n:::`);
  parts.push(`### ${heading(random, language)}`, linkList(links));
  const letters = (PAGE_LETTERS * (5 + random.below(11))) / 10 / LETTERS_OF[language];
  while (parts.join('\n\n').length < letters) {
    if (random.below(5) === 0) parts.push(`## ${heading(random, language)}`);
    parts.push(random.below(3) === 0 ? list(say.line) : say.text());
  }
  return `${parts.join('\n\n')}\n`;
}

const linkList = (links: readonly string[]) =>
  links.map((link, index) => `- [Related page ${index + 1}](${link})`).join('\n');

const list = (line: () => string) => Array.from({ length: 4 }, () => `- ${line()}`).join('\n');

function table(random: Random, line: () => string): string {
  const rows = Array.from(
    { length: 4 },
    (_, index) => `| option${index} | ${random.below(900)} | ${line()} |`,
  );
  return ['| name | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
