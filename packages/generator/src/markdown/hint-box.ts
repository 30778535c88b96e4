import { escapeHtml } from './html-escape.ts';

/** Kinds of hint boxes, as written in `::: tip` and `> [!TIP]`. `danger` is drawn as a caution. */
export const hintKinds = [
  'note',
  'info',
  'tip',
  'warning',
  'caution',
  'important',
  'details',
  'danger',
] as const;
export type HintKind = (typeof hintKinds)[number];

const titles: Readonly<Record<'en' | 'zh', Readonly<Record<HintKind, string>>>> = {
  en: {
    note: 'Note',
    info: 'Info',
    tip: 'Tips',
    warning: 'Warning',
    caution: 'Caution',
    important: 'Important',
    details: 'Details',
    danger: 'Caution',
  },
  zh: {
    note: '注',
    info: '相关信息',
    tip: '提示',
    warning: '注意',
    caution: '警告',
    important: '重要',
    details: '详情',
    danger: '警告',
  },
};

/** The word above a box without a title of its own, in the page's language; English where there is none. */
export function hintTitle(kind: HintKind, lang: string): string {
  return titles[/^zh\b/i.test(lang) ? 'zh' : 'en'][kind];
}

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
