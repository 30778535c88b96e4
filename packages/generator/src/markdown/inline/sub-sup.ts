import { sub } from '@mdit/plugin-sub';
import { sup } from '@mdit/plugin-sup';
import type MarkdownIt from 'markdown-it';
import type { StateInline } from 'markdown-it';
import { guardInlineRule } from '../tokens/guard-rule.ts';

const openingBracket = 0x5b;
const digit = /\d/;
const plain = /^[\w+.-]+$/;

/** `H~2~O` and `x^2^`: no blanks inside, and nothing else is marked up inside. */
export function subSup(md: MarkdownIt, options: { sub: boolean; sup: boolean }): void {
  if (options.sub) guardInlineRule(md, 'sub_~', () => md.use(sub), isSubscript);
  // `^[` begins a footnote.
  if (options.sup)
    guardInlineRule(
      md,
      'sup_^',
      () => md.use(sup),
      ({ src, pos }) => src.charCodeAt(pos + 1) !== openingBracket,
    );
}

/** Chinese writes ranges without blanks, as in `3~5天，7~9天`: a tilde between digits opens for plain characters only. */
function isSubscript({ src, pos, posMax }: StateInline): boolean {
  if (src[pos] !== '~') return false;
  if (!digit.test(src[pos - 1] ?? '') || !digit.test(src[pos + 1] ?? '')) return true;
  const end = src.indexOf('~', pos + 1);
  return end !== -1 && end < posMax && plain.test(src.slice(pos + 1, end));
}
