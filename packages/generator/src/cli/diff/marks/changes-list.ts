import { escapeHtml } from '../../../core/html/escape-html.ts';
import { type DiffWords, filled } from './diff-words.ts';
import type { ChangeMark } from './mark-changes.ts';

/** What stands above a page that is not as it was. */
export interface ChangesList {
  marks: readonly ChangeMark[];
  /** Whether the whole page is new. */
  isNew: boolean;
  ref: string;
  /** URL of the page that lists all of them. */
  index: string;
  words: DiffWords;
}

/** The list of what changed, with links to the marks, and a box that hides them. It works without script. */
export function changesList({ marks, isNew, ref, index, words }: ChangesList): string {
  const label = filled(words.title, { ref });
  const items = marks.map(
    ({ id, kind, text }) => `<li><a href="#${id}">${words[kind]}</a> <span>${escapeHtml(text)}</span></li>`,
  );
  const none = `<p>${escapeHtml(isNew ? words.newPage : words.noPassage)}</p>`;
  const hide = `<label><input type="checkbox" class="diff-hide"> ${escapeHtml(words.hideMarks)}</label>`;
  return [
    `<aside class="diff-list" aria-label="${escapeHtml(label)}">`,
    `<details open><summary>${escapeHtml(label)} (${marks.length})</summary>`,
    items.length > 0 ? `<ol>${items.join('')}</ol>` : none,
    `</details><p class="diff-actions">${items.length > 0 ? hide : ''} <a href="${escapeHtml(index)}">${escapeHtml(words.allPages)}</a></p>`,
    '</aside>',
  ].join('');
}
