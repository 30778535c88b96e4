import { plural } from '../../core/text/plural.ts';
import type { ComparedBlock } from './compare/compare-blocks.ts';
import { BEHIND, blocksIn, type ComparedPage } from './compare/compare-site.ts';

/** So many characters of a block are shown. */
const SHOWN = 80;

/** `bifolio translate status --markdown`: what is behind, as a comment for a pull request. Empty when nothing is. */
export function statusMarkdown(pages: readonly ComparedPage[]): string {
  const behind = pages.filter((page) => blocksIn(page, BEHIND).length > 0);
  if (behind.length === 0) return '';
  return [`**${plural(behind.length, 'translation')} behind**`, ...behind.map(pageText)].join('\n\n');
}

const pageText = (page: ComparedPage): string =>
  [
    `${asCode(page.target.file)} follows ${asCode(page.source.file)}`,
    '',
    ...blocksIn(page, BEHIND).map(blockText),
  ].join('\n');

function blockText({ state, source, target }: ComparedBlock): string {
  const line = target ? `line ${target.line}` : `after line ${source ? source.line - 1 : 0} of the source`;
  return `- ${state}, ${line}: ${asCode((source ?? target)?.text ?? '')}`;
}

/** As code, so that nothing of a page is read as Markdown or names a person. */
function asCode(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const shown = line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
  const longest = Math.max(0, ...(shown.match(/`+/g) ?? []).map(({ length }) => length));
  const marks = '`'.repeat(longest + 1);
  return longest > 0 ? `${marks} ${shown} ${marks}` : `${marks}${shown}${marks}`;
}
