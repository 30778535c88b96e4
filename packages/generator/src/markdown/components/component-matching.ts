import type { StateCore, Token } from 'markdown-it';
import { type PageState, pageOf } from '../page-state.ts';
import { type ComponentTag, parseComponentTag } from './component-tag.ts';
import type { ComponentMeta } from './component-tokens.ts';

/** Tags of components within raw HTML: the HTML is cut around them. Comments, scripts and styles stay whole. */
export function splitHtmlBlocks(state: StateCore): void {
  const page = pageOf(state.env);
  if (!state.tokens.some(holdsTags)) return;
  state.tokens = state.tokens.flatMap((token) =>
    holdsTags(token) ? matchTags(state, page, split(state, page, token), token) : [token],
  );
}

const holdsTags = ({ type, content }: Token) =>
  type === 'html_block' &&
  /<\/?[A-Z]/.test(content) &&
  !/^\s*<(?:[!?]|script|style|pre|textarea)/i.test(content);

function split(state: StateCore, page: PageState, token: Token): Token[] {
  const { content } = token;
  const pieces: Token[] = [];
  let last = 0;
  for (const { index } of content.matchAll(/<\/?[A-Z]/g)) {
    const tag = index >= last ? parseComponentTag(content, index, content.length, page.spend) : undefined;
    if (!tag) continue;
    if (index > last) pieces.push(htmlToken(state, token, content.slice(last, index)));
    pieces.push(
      Object.assign(new state.Token('component_tag', '', 0), {
        content: content.slice(index, tag.end),
        meta: tag,
      }),
    );
    last = tag.end;
  }
  if (last < content.length) pieces.push(htmlToken(state, token, content.slice(last)));
  return pieces;
}

function htmlToken(state: StateCore, { map, level }: Token, content: string): Token {
  return Object.assign(new state.Token('html_block', '', 0), { content, map, level });
}

/** Tags of components within a line of text. */
export function matchComponents(state: StateCore): void {
  const page = pageOf(state.env);
  for (const [index, inline] of state.tokens.entries()) {
    if (inline.type !== 'inline' || !inline.children?.some(({ type }) => type === 'component_tag')) continue;
    const before = state.tokens[index - 1];
    const inParagraph = before?.type === 'paragraph_open' && !before.hidden;
    inline.children = matchTags(state, page, inline.children, inline);
    for (const { type, meta } of inParagraph ? inline.children : [])
      if (type === 'component_open') meta.inParagraph = true;
  }
}

/** Components within components, in one block. */
const deepestNesting = 100;

/** A closing tag ends the innermost open one of its name, unless emphasis or a link stands between; the rest is text. */
function matchTags(state: StateCore, page: PageState, tokens: readonly Token[], block: Token): Token[] {
  const open: number[] = [];
  const output = tokens.map((token) => (token.type === 'component_tag' ? asText(state, token) : token));
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'component_tag') trackNesting(tokens, open, index);
    else if (token.meta.problem) reportTag(page, token, block);
    else if (token.meta.kind === 'open' && open.length < deepestNesting) open.push(index);
    else if (token.meta.kind === 'open') reportTag(page, token, block);
    else if (token.meta.kind === 'self') output[index] = componentOpen(state, token, block);
    else {
      const opener = tokens[open.at(-1) ?? -1];
      if (opener?.type !== 'component_tag' || opener.meta.name !== token.meta.name)
        reportTag(page, token, block);
      else {
        output[open.pop() ?? 0] = componentOpen(state, opener, block, token.content);
        output[index] = new state.Token('component_close', '', -1);
      }
    }
  }
  for (const index of open) reportTag(page, tokens[index], block);
  return output.flatMap((token) =>
    token.meta?.closed ? [token, new state.Token('component_close', '', -1)] : [token],
  );
}

/** Emphasis and links open and close as well; a component tag left open inside one stays text. */
function trackNesting(tokens: readonly Token[], open: number[], index: number): void {
  if (tokens[index]?.nesting === 1) open.push(index);
  if (tokens[index]?.nesting !== -1) return;
  const opener = open.findLastIndex((position) => tokens[position]?.type !== 'component_tag');
  if (opener !== -1) open.splice(opener, 1);
}

function asText(state: StateCore, { content, level }: Token): Token {
  return Object.assign(new state.Token('text', '', 0), { content, level });
}

function componentOpen(
  state: StateCore,
  { content, meta: tag }: Token,
  { map }: Token,
  closing?: string,
): Token {
  const meta: InlineComponentMeta = {
    name: tag.name,
    props: tag.props,
    source: content,
    ...(closing ? { closing } : { closed: true }),
  };
  return Object.assign(new state.Token('component_open', '', 1), { meta, map });
}

interface InlineComponentMeta extends ComponentMeta {
  /** Whether it has no content and ends here. */
  closed?: boolean;
}

function reportTag(page: PageState, token: Token | undefined, block: Token): void {
  if (token?.type !== 'component_tag') return;
  const { name, kind, problem } = token.meta as ComponentTag;
  const from = (block.map?.[0] ?? 0) + 1;
  const missing = kind === 'close' ? `<${name}> before` : `</${name}> after`;
  page.reportTag({
    code: 'component-tag',
    tag: token.content,
    from,
    to: block.map?.[1] ?? from,
    message: `The tag ${token.content} is shown as text: ${problem ?? `there is no ${missing} it in the same block`}.`,
    hint: problem
      ? 'Write JSON in the braces, such as {["a", "b"]}, or a text in quotes.'
      : `Close it: <${name}>…</${name}> or <${name} />.`,
  });
}
