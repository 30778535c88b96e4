import { nearest } from '../../core/errors/nearest.ts';
import { containerNames, type KnownContainers } from '../containers/container-names.ts';
import type { PageState } from '../page-state.ts';
import type { Detector } from './detector.ts';
import { asksForLock } from './unlocked-parts.ts';

/** Lines of colons that have become text: an unknown name, an end without a beginning, or colons of another width. */
export const unknownContainers: Detector = {
  name: 'unknown_containers',
  look({ md, tokens, page }) {
    const known = containerNames(md);
    /** Lengths of the colons that could not begin anything; those that end it need no second report. */
    const open: number[] = [];
    for (const { type, content, map } of tokens) {
      if (type !== 'inline' || !map || !/[:：]{3}/.test(content)) continue;
      for (const [index, text] of content.split('\n').entries()) {
        const line = map[0] + index + 1;
        const [, colons, name] = LINE.exec(text.trim()) ?? [];
        if (!colons) continue;
        const begun = open.lastIndexOf(colons.length);
        if (name) {
          open.push(colons.length);
          reportBegin(page, text.trim(), line, known);
        } else if (begun >= 0) open.splice(begun);
        else if (colons.includes('：')) reportFullWidth(page, line);
        else reportEnd(page, line);
      }
    }
  },
};

/** Colons, full-width ones as Chinese keyboards write them too, and what follows them directly or after blanks. */
const LINE = /^([:：]{3,})(?:\s*([\w\p{Script=Han}-]+).*|\s*)$/u;

function reportBegin(page: PageState, text: string, line: number, known: KnownContainers): void {
  const [, colons = '', name = ''] = LINE.exec(text) ?? [];
  const [, own = name, rest = ''] = /^([\w-]+)(?![\w-])(.+)$/u.exec(text.replace(/^:+\s*/, '')) ?? [];
  if (asksForLock(text)) return;
  if (colons.includes('：')) reportFullWidth(page, line);
  else if (known.get(own) === own && /^\S/u.test(rest)) reportGlued(page, own, rest, line);
  else reportName(page, name, line, known);
}

/** Something directly behind the name: a title in brackets or braces, as other generators write it, in Chinese, or `#name`. */
function reportGlued(page: PageState, name: string, rest: string, line: number): void {
  page.report({
    severity: 'warning',
    code: 'unknown-container',
    line,
    message: `The name of the container "${name}" needs a space after it; shown as text.`,
    hint: `Write a space after the name: \`::: ${name}${/^[[{]/.test(rest) ? '' : ` ${rest}`}\`.`,
  });
}

function reportEnd(page: PageState, line: number): void {
  page.report({
    severity: 'warning',
    code: 'stray-colons',
    line,
    message: 'These colons close no container; shown as text.',
    hint: 'Give an outer container more colons than those inside it.',
  });
}

function reportFullWidth(page: PageState, line: number): void {
  page.report({
    severity: 'warning',
    code: 'full-width-colons',
    line,
    message: 'These colons are full-width; shown as text.',
    hint: 'Write a container with half-width colons: `::: tip`.',
  });
}

function reportName(page: PageState, name: string, line: number, known: KnownContainers): void {
  if (known.get(name) === name) return;
  const meant = known.get(name) ?? known.get(nearest(name, known.keys()) ?? '');
  page.report({
    severity: 'warning',
    code: 'unknown-container',
    line,
    message: `Unknown container "${name}"; shown as text.`,
    hint: `${meant ? `Did you mean "${meant}"? ` : ''}Check the name, and that the syntax is on in \`markdown\`.`,
  });
}
