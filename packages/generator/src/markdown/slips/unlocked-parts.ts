import type { Token } from 'markdown-it';
import type { Problem } from '../../core/errors/bifolio-error.ts';
import type { Detector } from './detector.ts';

/** What was locked where the page comes from must not become public without a word. */
const LOCKED: Problem = {
  severity: 'error',
  code: 'locked-part',
  message:
    "This part asks for a password, but its line isn't read as a container, so everyone could read it.",
  hint: 'Write `::: encrypt password="…"` on a line of its own, with half-width colons and an empty line before it.',
};

/** A line that begins such a part, one that names its password, and tags that do so elsewhere. */
const ASKS = [
  /^[^\p{L}\p{N}\n]{0,9}[:：]{2,}\s{0,9}encrypt\b/imu,
  /(?<![:：])[:：]{2,}\s{0,9}[\w-]{1,40}[^\n]{0,200}?\b(?:password|pwd)\s{0,9}=/iu,
  /<(?:Encrypt|VPEncryptSnippet)[\s>]/iu,
];

/** Each holds such a word, written out or with entities, and is looked for where there may be one. */
const MAY_ASK = /encrypt|password|pwd|&/iu;

/** Whether a text that everybody will see asks for a lock. */
export const asksForLock = (text: string): boolean => ASKS.some((pattern) => pattern.test(text));

/** Errors for locked parts that have become text, HTML or indented code. Fenced code and code in a line are examples. */
export const unlockedParts: Detector = {
  name: 'unlocked_parts',
  look({ tokens, page }) {
    for (const token of tokens) {
      if (token.content && !MAY_ASK.test(token.content)) continue;
      if (asksForLock(shownText(token))) page.report({ ...LOCKED, line: (token.map?.[0] ?? 0) + 1 });
    }
  },
};

function shownText({ type, content, children, meta }: Token): string {
  // Of the syntax itself there is a component too, whose content is not shown.
  if (type === 'component_open') return meta?.name === 'Encrypt' ? '' : `<${meta?.name}>`;
  if (type === 'html_block' || type === 'code_block') return content;
  return (children ?? [])
    .map((child) => (child.type === 'code_inline' ? '' : child.content || '\n'))
    .join('');
}
