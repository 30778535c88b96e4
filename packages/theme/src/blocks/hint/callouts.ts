import { contextOf } from 'bifolio/markdown';
import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';
import { hintTokens } from './hint-tokens.ts';
import type { HintKind, HintTitles } from './hint-words.ts';

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
export function callouts(md: MarkdownIt, titles: HintTitles): void {
  md.core.ruler.after('block', 'callouts', (state) => {
    if (!state.tokens.some(({ type, content }) => type === 'inline' && content.startsWith('[!'))) return;
    for (let index = state.tokens.length - 3; index >= 0; index--)
      if (state.tokens[index]?.type === 'blockquote_open') drawCallout(state, index, titles);
  });
}

function drawCallout({ tokens, Token, env }: StateCore, start: number, titles: HintTitles): void {
  const [open, , inline] = tokens.slice(start, start + 3);
  const match = inline?.type === 'inline' ? opening.exec(inline.content) : null;
  const kind = kinds.get(match?.[1]?.toLowerCase() ?? '');
  const end = closeOf(tokens, start);
  if (!open || !inline || !match || !kind || end === -1) return;
  const body = inline.content.slice(match[0].length);
  if (body === '' && end === start + 4) return;
  const { lang, style } = contextOf(env);
  style('hint');
  const title = match[2]?.trim();
  const [before, after] = hintTokens(Token, { kind, lang, titles, title, map: inline.map });
  tokens.splice(end, 1, ...after);
  inline.content = body;
  tokens.splice(start, body === '' ? 4 : 1, ...before);
}

function closeOf(tokens: readonly Token[], start: number): number {
  for (let index = start + 1; index < tokens.length; index++)
    if (tokens[index]?.type === 'blockquote_close' && tokens[index]?.level === tokens[start]?.level)
      return index;
  return -1;
}
