import type MarkdownIt from 'markdown-it';
import { nearest } from '../../errors/nearest.ts';
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
      if (type !== 'inline' || !map || !/:::|：：：/.test(content)) continue;
      for (const [index, text] of content.split('\n').entries()) {
        const line = map[0] + index + 1;
        if (fullWidth.test(text.trim())) reportFullWidth(pageOf(env), line, text.trim());
        const [, colons, name] = /^(:{3,})(?:\s*([\w-]+).*|\s*)$/.exec(text.trim()) ?? [];
        if (!colons) continue;
        const begun = open.lastIndexOf(colons.length);
        if (name) {
          open.push(colons.length);
          if (!asksForLock(text)) reportName(pageOf(env), name, line, namesOf(md));
          if (isGlued(text.trim(), name)) reportGlued(pageOf(env), name, line, namesOf(md));
        } else if (begun >= 0) open.splice(begun);
        else reportEnd(pageOf(env), line);
      }
    }
  });
}

/** Something directly behind the name, as other generators write titles. */
const isGlued = (text: string, name: string) => /^[[{]/.test(text.replace(/^:+\s*/, '').slice(name.length));

function reportGlued(page: PageState, name: string, line: number, known: ReadonlySet<string>): void {
  if (!known.has(name)) return;
  page.report({
    severity: 'warning',
    code: 'unknown-container',
    line,
    message: `Nothing can stand right behind the name of the container "${name}", so this line stays text.`,
    hint: `Write a space after the name: \`::: ${name}\`.`,
  });
}

function reportEnd(page: PageState, line: number): void {
  page.report({
    severity: 'warning',
    code: 'stray-colons',
    line,
    message: 'These colons close no container, so they stay text.',
    hint: 'Give an outer container more colons than those inside it.',
  });
}

/** Colons as Chinese keyboards write them. */
const fullWidth = /^：{3,}\s*[a-z]/i;

function reportFullWidth(page: PageState, line: number, text: string): void {
  if (asksForLock(text)) return;
  page.report({
    severity: 'warning',
    code: 'full-width-colons',
    line,
    message: 'These colons are full-width, so this line stays text.',
    hint: 'Write a container with half-width colons: `::: tip`.',
  });
}

function reportName(page: PageState, name: string, line: number, known: ReadonlySet<string>): void {
  if (known.has(name)) return;
  const meant = nearest(name, known);
  page.report({
    severity: 'warning',
    code: 'unknown-container',
    line,
    message: `No container is called "${name}", so this line stays text.`,
    hint: `${meant ? `Did you mean "${meant}"? ` : ''}Check the name, and that the syntax is not switched off in markdown.`,
  });
}
