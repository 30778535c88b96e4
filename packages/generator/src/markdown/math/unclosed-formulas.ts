import { linesOf } from '../links/links.ts';
import type { Detector } from '../slips/detector.ts';

/** `$$` alone on a line, or before something that only a formula has. Two numbers of a process in a shell are no formula. */
const BEGINNING = /^\$\$(?:[ \t]*(?:\n|$)|(?!\$)[^\n]*(?:\\[a-z]|[=^_]))/i;

/** Looks for blocks of formulas that nothing ends, which are shown as text. */
export const unclosedFormulas: Detector = {
  name: 'unclosed_formulas',
  look({ tokens, page }) {
    for (const [at, token] of tokens.entries()) {
      if (token.type !== 'inline' || tokens[at - 1]?.type !== 'paragraph_open') continue;
      if (!BEGINNING.test(token.content) || token.content.includes('$$', 2)) continue;
      const [from, to] = linesOf(token);
      page.reportTag({
        code: 'math-unclosed',
        message: 'This formula begins with "$$" and never ends; shown as text.',
        hint: 'Write $$ on a line of its own where it ends.',
        tag: '$$',
        from,
        to,
      });
    }
  },
};
