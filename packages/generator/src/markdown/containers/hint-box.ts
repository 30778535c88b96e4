import { escapeHtml } from '../../html/escape-html.ts';
import { type HintKind, hintTitle } from './hint-words.ts';

/** The beginning of a box; `details` is a native disclosure, closed unless `isOpen`. `titleHtml` is inline HTML; without it the box says its kind. */
export function openHintBox(kind: HintKind, lang: string, titleHtml = '', isOpen = false): string {
  const title = titleHtml || escapeHtml(hintTitle(kind, lang));
  const look = kind === 'danger' ? 'caution' : kind;
  if (kind === 'details')
    return `<details class="hint-container details"${isOpen ? ' open' : ''}><summary>${title}</summary>\n`;
  return `<div class="hint-container ${look}">\n<p class="hint-container-title">${title}</p>\n`;
}

/** The end of a box. */
export const closeHintBox = (kind: HintKind): string => (kind === 'details' ? '</details>\n' : '</div>\n');
