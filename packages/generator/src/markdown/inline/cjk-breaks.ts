import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { CJK_LETTER, FULL_WIDTH } from '../../core/text/cjk.ts';

/** What fills a square: Chinese and Japanese characters and their punctuation. */
const WIDE = `(?:${CJK_LETTER}|${FULL_WIDTH})`;
/** Punctuation that Chinese shares with other scripts. */
const SHARED = '[“”‘’…—·]';
const BETWEEN_WIDE = new RegExp(`${WIDE}\\n(?:${WIDE}|${SHARED})|${SHARED}\\n${WIDE}`, 'u');

/** Lines of Chinese are joined without a space: a break between two of its characters is one of the source only. */
export function cjkBreaks(md: MarkdownIt): void {
  const { softbreak } = md.renderer.rules;
  md.renderer.rules.softbreak = (tokens, index, options, env, self) => {
    if (!options.breaks && isBetweenWide(nearestText(tokens, index, -1), nearestText(tokens, index, 1)))
      return '';
    return softbreak?.(tokens, index, options, env, self) ?? '\n';
  };
}

/** Whether a line break between these texts stands for no space. */
export const isBetweenWide = (before: string, after: string): boolean =>
  BETWEEN_WIDE.test(`${before.slice(-2)}\n${after.slice(0, 2)}`);

/**
 * What stands before or after a token, emphasis and links left aside. Step by step: copies of the tokens would make a page
 * of many lines take minutes.
 */
function nearestText(tokens: readonly Token[], index: number, step: 1 | -1): string {
  for (let at = index + step; ; at += step) {
    const token = tokens[at];
    if (!token) return '';
    if (isSolid(token)) return token.content;
  }
}

const isSolid = ({ type, nesting, content }: Token) => nesting === 0 && (type !== 'text' || content !== '');
