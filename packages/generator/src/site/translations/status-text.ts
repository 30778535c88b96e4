import { messageUrl } from '../../core/errors/message-url.ts';
import type { JsonFinding } from '../../core/log/json-report.ts';
import { plural } from '../../core/text/plural.ts';
import type { BlockState, ComparedBlock } from './compare/compare-blocks.ts';
import { BEHIND, blocksIn, type ComparedPage } from './compare/compare-site.ts';
import { countText } from './translation-problems.ts';

/** So many characters of a block are shown. */
const SHOWN = 36;

/** `bifolio translate status` for people: the pages that are behind, block by block, and a summary. */
export function statusText(pages: readonly ComparedPage[]): string {
  const told = pages.filter((page) => blocksIn(page, [...BEHIND, 'wording', 'new']).length > 0);
  const behind = pages.map((page) => blocksIn(page, BEHIND).length).filter((count) => count > 0);
  const wording = pages.flatMap((page) => blocksIn(page, ['wording'])).length;
  const fresh = pages.flatMap((page) => blocksIn(page, ['new'])).length;
  const summary = [
    `${behind.length} of ${plural(pages.length, 'page')} behind${behind.length > 0 ? `, ${plural(sum(behind), 'block')}` : ''}.`,
    wording > 0 ? `${plural(wording, 'block')} with other wording.` : '',
    fresh > 0 ? `${plural(fresh, 'block')} to accept: bifolio translate accept` : '',
  ];
  return [...told.map(pageText), summary.filter(Boolean).join(' ')].join('\n');
}

const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);

function pageText(page: ComparedPage): string {
  const wording = blocksIn(page, ['wording']).length;
  const fresh = blocksIn(page, ['new']).length;
  const counts = [
    countText(blocksIn(page, BEHIND)),
    wording && `${wording} wording`,
    fresh && `${fresh} new`,
  ].filter(Boolean);
  const lines = blocksIn(page, ['content', 'missing', 'extra', 'wording', 'new']).map(
    (block) => `  ${blockText(block)}`,
  );
  return [`${page.source.file} -> ${page.target.file}   ${counts.join(', ')}`, ...lines].join('\n');
}

function blockText({ state, source, target }: ComparedBlock): string {
  const places = [source && `${source.line}`, target && `${target.line}`]
    .map((line) => line ?? '-')
    .join(' -> ');
  const texts = [source, target].flatMap((block) => (block ? shown(block.text) : []));
  return `${state.padEnd(8)} ${places.padEnd(12)} ${texts.join(' | ')}`;
}

function shown(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
}

/** A passage that is not in step, as a finding: what a check says of such passages, with both places and the hashes of both texts. */
export interface TranslationFinding extends JsonFinding {
  /** The source file. */
  page: string;
  lang: string;
  state: BlockState;
  kind?: string;
  source?: Place;
  target?: Place;
  hash?: string;
  targetHash?: string;
}

interface Place {
  file: string;
  line: number;
  end: number;
}

/** `bifolio translate status --json`: a finding for each block that is not in step. */
export const statusFindings = (pages: readonly ComparedPage[]): TranslationFinding[] =>
  pages.flatMap(({ source, target, lang, blocks }) =>
    blocks
      .filter(({ state }) => state !== 'step' && state !== 'polished')
      .map((block) => ({
        ...findingOf(block, target.file),
        page: source.file,
        lang,
        state: block.state,
        kind: (block.source ?? block.target)?.kind,
        source: block.source && { file: source.file, line: block.source.line, end: block.source.end },
        target: block.target && { file: target.file, line: block.target.line, end: block.target.end },
        hash: block.source?.hash,
        targetHash: block.target?.hash,
      })),
  );

const MESSAGES: Partial<Record<BlockState, string>> = {
  content: 'The source of this passage has changed.',
  missing: 'The translation lacks a passage of its source.',
  extra: 'The source has no such passage.',
  wording: 'The source of this passage is worded otherwise.',
  new: 'This passage changed in both languages without being accepted.',
};

function findingOf({ state, target }: ComparedBlock, file: string): JsonFinding {
  const code = state === 'new' ? 'translation-unaccepted' : 'translation-behind';
  const message = MESSAGES[state] ?? state;
  return { code, severity: 'warning', message, file, line: target?.line, url: messageUrl(code) };
}
