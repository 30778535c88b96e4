import { posix } from 'node:path';
import type { Dialect } from '../dialect.ts';
import { mapProse, pageLines } from '../page-lines.ts';
import { convertBlocks } from './blocks.ts';
import { convertFences, convertSnippet, type FindSnippet } from './fences.ts';
import { convertHtml, convertProse } from './prose.ts';
import { convertVariant } from './variants.ts';

/** Markdown of MkDocs with the extensions of Material: boxes, tabs, snippets, icons, keys, fences. */
export const mkdocsDialect: Dialect = (text, page) =>
  fromMkdocs(text, (path) => page.find(posix.normalize(path), 'project'));

/** The same; `change` gets the last word on each line of prose. */
export function fromMkdocs(
  text: string,
  findSnippet: FindSnippet,
  change: (line: string) => string = (line) => line,
): string {
  const fenced = convertFences(text, findSnippet);
  const prose = mapProse(fenced, (line) =>
    change(convertProse(convertVariant(convertSnippet(line, findSnippet), { findSnippet }))),
  );
  const blocks = convertBlocks(unescapeSnippets(prose).split('\n')).lines;
  return convertHtmlOutsideCode(blocks);
}

const unescapeSnippets = (text: string) => text.replace(/^([ \t]*);(-+8<-+)/gm, '$1$2');

/** Fences are kept together, as one line each. */
function convertHtmlOutsideCode(lines: readonly string[]): string {
  const parts: string[] = [];
  let isInside = false;
  for (const { text, isCode } of pageLines(lines.join('\n'))) {
    if (isCode && isInside) parts.push(`${parts.pop()}\n${text}`);
    else parts.push(text);
    isInside = isCode;
  }
  return convertHtml(parts).join('\n');
}
