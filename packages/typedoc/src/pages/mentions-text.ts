import { escapeMarkdown } from 'bifolio';
import type { Mention } from '../links/mentions.ts';
import type { Text } from '../text.ts';
import { heading } from './markdown.ts';

/** More are no help. */
const MOST = 20;

/** Links to the pages that mention an export; empty without any. */
export function mentionsText(mentions: readonly Mention[], text: Text): string {
  if (mentions.length === 0) return '';
  const links = mentions
    .slice(0, MOST)
    .map(({ file, title }) => `- [${escapeMarkdown(title)}](/${encodeURI(file)})`);
  return `${heading(2, text.mentioned, 'mentioned')}\n\n${links.join('\n')}\n`;
}
