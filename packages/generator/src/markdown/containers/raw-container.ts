import type MarkdownIt from 'markdown-it';
import type { StateBlock, Token } from 'markdown-it';
import { parseAttributes } from '../../core/text/attribute-string.ts';
import type { Attributes } from '../../core/text/attributes.ts';
import { pageOf } from '../page-state.ts';
import { nameContainer } from './container-names.ts';
import { attributesOf, type ContainerOptions, type WrittenContainer } from './nested-container.ts';
import { reportUnclosed } from './report-unclosed.ts';

/** A container whose body is text of its own kind. */
export interface RawContainer<Declared = undefined> extends WrittenContainer<Declared> {
  /** The lines between the opening and the closing one, the container's indentation taken off. */
  lines: string[];
  /** Parses some of the lines as Markdown; `from` is the index of the first. */
  parse(lines: readonly string[], from: number): Token[];
}

const opening = /^(:{3,})\s*(\S+)[ \t]*(.*)$/;

/**
 * A container that `tokensOf` reads itself. It ends at a line that holds the same number of colons as the opening line, or with
 * its parent.
 * @example
 * ```ts
 * import { defineBlock, defineRawContainer, elementTokens, textToken } from 'bifolio/markdown';
 * import { renderWith } from 'bifolio/testing';
 *
 * const verse = defineBlock({
 *   name: 'verse',
 *   setup: (md) =>
 *     defineRawContainer(md, 'verse', ({ Token, lines }) => {
 *       const [open, close] = elementTokens(Token, 'p');
 *       return [open, textToken(Token, lines.join(' / ')), close];
 *     }),
 * });
 * const { html } = await renderWith({}, [verse])('::: verse\n*Green*\nleaves\n:::');
 * html; // '<p>*Green* / leaves</p>\n'
 * ```
 */
export function defineRawContainer<const Declared extends Attributes | undefined = undefined>(
  md: MarkdownIt,
  name: string,
  tokensOf: (container: RawContainer<Declared>) => Token[],
  { alsoCalled, ...declared }: ContainerOptions<Declared> = {},
): void {
  nameContainer(md, name, alsoCalled);
  md.block.ruler.before(
    'fence',
    `raw_container_${name}`,
    (state, startLine, endLine, silent) => {
      const begin = (state.bMarks[startLine] ?? 0) + (state.tShift[startLine] ?? 0);
      if (state.src[begin] !== ':' || (state.sCount[startLine] ?? 0) - state.blkIndent >= 4) return false;
      const [, colons = '', found, info = ''] =
        opening.exec(state.src.slice(begin, state.eMarks[startLine])) ?? [];
      if (found !== name) return false;
      if (silent) return true;
      const close = findClose(state, colons, startLine, endLine);
      if (!close.found) reportUnclosed(pageOf(state.env), name, startLine);
      const lines = state
        .getLines(startLine + 1, close.line, state.sCount[startLine] ?? 0, false)
        .split('\n');
      const container: RawContainer = {
        info: info.trim(),
        attributes: parseAttributes(info),
        map: [startLine, close.line + (close.found ? 1 : 0)],
        lines: close.line > startLine + 1 ? lines : [],
        Token: state.Token,
        context: pageOf(state.env),
        parse: (part, from) => parseLines(state, part, startLine + 1 + from),
      };
      const place = { label: `::: ${name}`, line: startLine + 1 };
      const own = attributesOf(container, place, declared);
      for (const token of tokensOf({ ...container, attributes: own })) state.tokens.push(token);
      state.line = container.map[1];
      return true;
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  );
}

function findClose(state: StateBlock, colons: string, startLine: number, endLine: number) {
  const indent = state.sCount[startLine] ?? 0;
  for (let line = startLine + 1; line < endLine; line++) {
    const begin = (state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0);
    const end = state.eMarks[line] ?? begin;
    if (begin < end && (state.sCount[line] ?? 0) < indent) return { line, found: false };
    if (state.src[begin] === ':' && state.src.slice(begin, end).trim() === colons)
      return { line, found: true };
  }
  return { line: endLine, found: false };
}

/** The blocks of a part of the page, with lines and depth as if they stood in it. */
function parseLines(outer: StateBlock, lines: readonly string[], firstLine: number): Token[] {
  const { md, env, level } = outer;
  const tokens: Token[] = [];
  const state = new md.block.State(lines.join('\n'), md, env, tokens);
  state.level = level + 1;
  const page = pageOf(env);
  page.linesAbove += firstLine;
  md.block.tokenize(state, state.line, state.lineMax);
  page.linesAbove -= firstLine;
  for (const { map } of tokens) {
    if (!map) continue;
    map[0] += firstLine;
    map[1] += firstLine;
  }
  return tokens;
}
