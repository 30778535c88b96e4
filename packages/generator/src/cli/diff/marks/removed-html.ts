import { escapeHtml } from '../../../core/html/escape-html.ts';
import type { HtmlPassage } from '../../../site/compare/html-passages.ts';
import type { PassageChange } from '../../../site/compare/passage-changes.ts';
import { type DiffWords, filled } from './diff-words.ts';

/** Says to screen readers what others see by its color. */
export const note = (words: DiffWords, text: string): string =>
  `<span class="diff-note vp-copy-ignore">${escapeHtml(filled(words.note, { text }))}</span>`;

/** Where a passage that is gone is shown. */
interface RemovedPlace {
  at: number;
  /** Whether others of its kind are beside it, so that it may be one of them. */
  isBeside: boolean;
}

/** The place of a passage that is gone: beside one of its kind, else below or above what was next to it. */
export function removedPlace(
  { before, at }: Pick<PassageChange, 'before' | 'at'>,
  now: readonly HtmlPassage[],
): RemovedPlace {
  const [previous, next] = [now[at - 1], now[at]];
  if (previous && isBeside(before, previous)) return { at: previous.element.end, isBeside: true };
  if (next && isBeside(before, next)) return { at: next.element.start, isBeside: true };
  return { at: previous?.top.end ?? next?.top.start ?? 0, isBeside: false };
}

const isPlain = (tag: string) => /^(?:p|h[1-6])$/.test(tag);

/** Whether a passage can stand where another is: items with items, rows with rows, paragraphs and headings with each other. */
const isBeside = (gone: HtmlPassage | undefined, there: HtmlPassage | undefined): boolean =>
  gone !== undefined &&
  there !== undefined &&
  there.ranges.length > 0 &&
  there.depth === gone.depth &&
  (there.tag === gone.tag ? /^(?:li|tr|p|h[1-6])$/.test(there.tag) : isPlain(there.tag) && isPlain(gone.tag));

/** The words of a passage that is gone, in an element of its kind. */
export function removedHtml(
  passage: HtmlPassage | undefined,
  isBeside: boolean,
  { id, words }: { id: string; words: DiffWords },
): string {
  const { tag = 'p', text = '', targets = [] } = passage ?? {};
  const shown = text || filled(words.image, { text: targets.join(', ') });
  const del = `<del class="diff-mark" id="${id}">${note(words, words.removed)}${escapeHtml(shown)}</del>`;
  if (tag === 'pre') return `<pre class="diff-removed">${del}</pre>`;
  if (tag === 'tr' && isBeside) return `<tr class="diff-removed"><td colspan="99">${del}</td></tr>`;
  if (tag === 'li') {
    const item = `<li class="diff-removed">${del}</li>`;
    return isBeside ? item : `<ul>${item}</ul>`;
  }
  const kind = /^h[1-6]$/.test(tag) ? ' diff-heading' : '';
  return `<p class="diff-removed${kind}">${del}</p>`;
}
