import type MarkdownIt from 'markdown-it';
import { nearest } from '../suggest.ts';
import { type PageState, pageOf } from './page-state.ts';

const names = new WeakMap<MarkdownIt, Set<string>>();

/** Lets reports know that there is a container of this name. */
export function nameContainer(md: MarkdownIt, name: string): void {
  names.set(md, (names.get(md) ?? new Set()).add(name));
}

/** Lines of colons that have become text: an unknown name, or an end without a beginning. */
export function unknownContainers(md: MarkdownIt): void {
  md.core.ruler.push('unknown_containers', ({ tokens, env }) => {
    for (const { type, content, map } of tokens) {
      if (type !== 'inline' || !map || !content.includes(':::')) continue;
      let opened = false;
      for (const [index, text] of content.split('\n').entries()) {
        const [colons, name] = /^:{3,}(?:\s*([\w-]+).*|\s*)$/.exec(text.trim()) ?? [];
        if (!colons) continue;
        const line = map[0] + index + 1;
        if (name) reportName(pageOf(env), name, line, names.get(md) ?? new Set());
        // The colons that end what could not begin need no second report.
        else if (!opened) reportEnd(pageOf(env), line);
        opened = name !== undefined;
      }
    }
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
