import type MarkdownIt from 'markdown-it';
import { nearest } from '../../core/errors/nearest.ts';
import { type PageState, pageOf } from '../page-state.ts';
import { parserState } from '../parser-state.ts';
import { asksForLock } from './unlocked-parts.ts';

const namesOf = parserState('containers', () => new Set<string>());

/** Lets reports know that there is a container of this name. */
export function nameContainer(md: MarkdownIt, name: string): void {
  namesOf(md).add(name);
}

/** Lines of colons that have become text: an unknown name, an end without a beginning, or colons of another width. */
export function unknownContainers(md: MarkdownIt): void {
  md.core.ruler.push('unknown_containers', ({ tokens, env }) => {
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
          reportBegin(pageOf(env), text.trim(), line, namesOf(md));
        } else if (begun >= 0) open.splice(begun);
        else if (colons.includes('：')) reportFullWidth(pageOf(env), line);
        else reportEnd(pageOf(env), line);
      }
    }
  });
}

/** Colons, full-width ones as Chinese keyboards write them too, and what follows them directly or after blanks. */
const LINE = /^([:：]{3,})(?:\s*([\w\p{Script=Han}-]+).*|\s*)$/u;

function reportBegin(page: PageState, text: string, line: number, known: ReadonlySet<string>): void {
  const [, colons = '', name = ''] = LINE.exec(text) ?? [];
  const [, own = name, rest = ''] = /^([\w-]+)(?![\w-])(.+)$/u.exec(text.replace(/^:+\s*/, '')) ?? [];
  if (asksForLock(text)) return;
  if (colons.includes('：')) reportFullWidth(page, line);
  else if (known.has(own) && /^\S/u.test(rest)) reportGlued(page, own, rest, line);
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

/** What Chinese authors call them. */
const CHINESE: Readonly<Record<string, string>> = {
  提示: 'tip',
  注意: 'warning',
  警告: 'warning',
  危险: 'danger',
  信息: 'info',
  备注: 'note',
  说明: 'note',
  重要: 'important',
  详情: 'details',
  折叠: 'collapse',
  步骤: 'steps',
  选项卡: 'tabs',
};

function reportName(page: PageState, name: string, line: number, known: ReadonlySet<string>): void {
  if (known.has(name)) return;
  const meant = Object.hasOwn(CHINESE, name) ? CHINESE[name] : nearest(name, known);
  page.report({
    severity: 'warning',
    code: 'unknown-container',
    line,
    message: `Unknown container "${name}"; shown as text.`,
    hint: `${meant ? `Did you mean "${meant}"? ` : ''}Check the name, and that the syntax is on in \`markdown\`.`,
  });
}
