import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';
import { pageOf } from '../page-state.ts';
import { inlineToken } from '../tokens/element-tokens.ts';
import { closeHintBox, openHintBox } from './hint-box.ts';
import type { HintKind } from './hint-words.ts';

const names: readonly (readonly [HintKind, string])[] = [
  ['note', 'note quote cite'],
  ['tip', 'tip hint success check done'],
  ['info', 'info todo'],
  ['warning', 'warning question help faq'],
  ['caution', 'caution attention failure fail missing danger error bug'],
  ['important', 'important example'],
  ['details', 'details abstract summary tldr'],
];
const kinds = new Map(names.flatMap(([kind, list]) => list.split(' ').map((name) => [name, kind] as const)));
const opening = /^\[!(\w+)\][+-]?(?:[ \t]+(.*))?(?:\n|$)/;

/** Obsidian's callouts, `> [!faq]- Title`, as hint boxes. They need a body; `+` and `-` say nothing here. */
export function callouts(md: MarkdownIt): void {
  md.core.ruler.after('block', 'callouts', (state) => {
    if (!state.tokens.some(({ type, content }) => type === 'inline' && content.startsWith('[!'))) return;
    for (let index = state.tokens.length - 3; index >= 0; index--)
      if (state.tokens[index]?.type === 'blockquote_open') drawCallout(state, index);
  });
  md.renderer.rules.callout_html = (tokens, index) => tokens[index]?.content ?? '';
}

function drawCallout({ tokens, Token, env }: StateCore, start: number): void {
  const [open, , inline] = tokens.slice(start, start + 3);
  const match = inline?.type === 'inline' ? opening.exec(inline.content) : null;
  const kind = kinds.get(match?.[1]?.toLowerCase() ?? '');
  const end = closeOf(tokens, start);
  if (!open || !inline || !match || !kind || end === -1) return;
  const body = inline.content.slice(match[0].length);
  if (body === '' && end === start + 4) return;
  const page = pageOf(env);
  page.style('hint');
  const titleMark = '\uFDD0';
  const title = match[2]?.trim();
  const [before = '', after] = openHintBox(kind, page.lang, title ? titleMark : '').split(titleMark);
  const html = (content: string) => Object.assign(new Token('callout_html', '', 0), { content });
  const titleTokens: Token[] =
    after === undefined ? [] : [inlineToken(Token, title ?? '', inline.map), html(after)];
  tokens[end] = html(closeHintBox(kind));
  inline.content = body;
  tokens.splice(start, body === '' ? 4 : 1, html(before), ...titleTokens);
}

function closeOf(tokens: readonly Token[], start: number): number {
  for (let index = start + 1; index < tokens.length; index++)
    if (tokens[index]?.type === 'blockquote_close' && tokens[index]?.level === tokens[start]?.level)
      return index;
  return -1;
}
