import { container } from '@mdit/plugin-container';
import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';
import type { BlockContext } from '../blocks/types.ts';
import { pageOf } from '../page-state.ts';
import { inlineToken } from '../tokens/element-tokens.ts';
import { nameContainer } from './unknown-containers.ts';

/** How a container is drawn. */
export interface ContainerDrawing {
  /**
   * HTML before the body. `info` is the rest of the opening line after the name, as written. What `renderInline` returns
   * stands for the inline Markdown: put it where its HTML belongs.
   */
  open(info: string, context: BlockContext & { renderInline(text: string): string }): string;
  /** HTML after the body. */
  close: string;
}

type OpenDrawing = ContainerDrawing['open'];
const drawings = new WeakMap<MarkdownIt, Map<string, OpenDrawing>>();

/**
 * A container whose body is Markdown: three or more colons and the name as the first word, up to a line of at least as
 * many colons. An outer one needs more colons than those inside.
 */
export function defineContainer(md: MarkdownIt, name: string, { open, close }: ContainerDrawing): void {
  nameContainer(md, name);
  md.use(container, {
    name,
    validate: (params) => firstWord(params) === name,
    openRender: (tokens, index) => tokens[index]?.content ?? '',
    closeRender: () => close,
  });
  drawingsOf(md).set(`container_${name}_open`, open);
}

function drawingsOf(md: MarkdownIt): Map<string, OpenDrawing> {
  const known = drawings.get(md);
  if (known) return known;
  const all = new Map<string, OpenDrawing>();
  drawings.set(md, all);
  md.core.ruler.after('block', 'container_open', (state) => {
    if (!state.tokens.some(({ type }) => all.has(type))) return;
    state.tokens = state.tokens.flatMap((token) => {
      const draw = all.get(token.type);
      return draw ? openContainer(state, token, draw) : [token];
    });
  });
  md.renderer.rules.container_html = (tokens, index) => tokens[index]?.content ?? '';
  return all;
}

/** Titles become inline tokens of the page, so that their links, images and notes are those of the page. */
function openContainer({ Token, env }: StateCore, token: Token, draw: OpenDrawing): Token[] {
  const titles: string[] = [];
  const html = draw(token.info.trim().replace(/^\S+\s*/, ''), {
    ...pageOf(env),
    renderInline: (text) => `\uFDD0t${titles.push(text) - 1}\uFDD1`,
  });
  const [before = '', ...rest] = html.split(/\uFDD0t(\d+)\uFDD1/);
  const line = token.map?.[0] ?? 0;
  const more = rest.map((piece, index) =>
    index % 2 === 0
      ? inlineToken(Token, titles[Number(piece)] ?? '', [line, line + 1])
      : Object.assign(new Token('container_html', '', 0), { content: piece }),
  );
  return [Object.assign(token, { content: before }), ...more];
}

const firstWord = (params: string) => params.trim().split(/\s/, 1)[0];
