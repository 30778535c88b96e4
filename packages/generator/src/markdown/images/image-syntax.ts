import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';
import { pageOf } from '../page-state.ts';

export interface ImageSyntax {
  size: boolean;
  obsidianSize: boolean;
  mark: boolean;
  figure: boolean;
}

const size = /(?:^|\s)=(\d+%?)?x(\d+%?)?\s*$/;
const obsidianSize = /\|\s*(\d+)(?:\s*x\s*(\d+))?\s*$/;

/**
 * What an image says beside its address.
 *
 *     ![alt =200x100](a.png)     ![alt|200](a.png)     ![alt](a.png#dark)
 *
 * With `figure`, one alone in its paragraph becomes a figure, with title or alternative text below it.
 */
export function imageSyntax(md: MarkdownIt, options: ImageSyntax): void {
  md.core.ruler.after('inline', 'image_syntax', (state) => {
    for (const [index, inline] of state.tokens.entries()) {
      const image = inline.children?.find(({ type }) => type === 'image');
      if (inline.type !== 'inline' || !image) continue;
      for (const token of inline.children ?? []) if (token.type === 'image') readImage(state, token, options);
      if (options.figure && isAlone(inline.children ?? [])) makeFigure(state, index, inline, image);
    }
  });
}

function readImage(state: StateCore, token: Token, options: ImageSyntax): void {
  if (options.size) readSize(token, size);
  if (options.obsidianSize) readSize(token, obsidianSize);
  const [, src, appearance] = options.mark
    ? (/^(.*)#(dark|light)$/.exec(token.attrGet('src') ?? '') ?? [])
    : [];
  if (src === undefined || appearance === undefined) return;
  token.attrSet('src', src);
  token.attrSet('data-only', appearance);
  pageOf(state.env).style('image');
}

/** Takes the size off the alternative text. `0` leaves that side to the image. */
function readSize(token: Token, pattern: RegExp): void {
  const match = pattern.exec(token.content);
  const [, width, height] = match ?? [];
  const last = token.children?.at(-1);
  if (!match || last?.type !== 'text' || !pattern.test(last.content) || (!width && !height)) return;
  token.content = token.content.slice(0, match.index);
  last.content = last.content.replace(pattern, '');
  if (width && width !== '0') token.attrSet('width', width);
  if (height && height !== '0') token.attrSet('height', height);
}

/** An image, or a link that holds one, and nothing else. */
function isAlone(children: readonly Token[]): boolean {
  const [first, second, third] = children.map(({ type }) => type);
  if (children.length === 1) return first === 'image';
  return children.length === 3 && first === 'link_open' && second === 'image' && third === 'link_close';
}

function makeFigure({ tokens, Token, md, env }: StateCore, index: number, inline: Token, image: Token): void {
  const [open, close] = [tokens[index - 1], tokens[index + 1]];
  if (open?.type !== 'paragraph_open' || open.hidden || close?.type !== 'paragraph_close') return;
  Object.assign(open, { type: 'figure_open', tag: 'figure' });
  Object.assign(close, { type: 'figure_close', tag: 'figure' });
  pageOf(env).style('image');
  const title = image.attrGet('title');
  const caption = title || image.content;
  if (!caption) return;
  if (title) image.attrs = image.attrs?.filter(([name]) => name !== 'title') ?? null;
  const text: Token[] = [];
  md.inline.parse(caption, md, env, text);
  const [start, end] = [
    new Token('figcaption_open', 'figcaption', 1),
    new Token('figcaption_close', 'figcaption', -1),
  ];
  inline.children = [...(inline.children ?? []), start, ...text, end];
}
