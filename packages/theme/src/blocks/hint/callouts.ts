import { type BlockContext, contextOf, nearest } from 'bifolio/markdown';
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
const opening = /^\[!([\w-]+)\][+-]?(?:[ \t]+(.*))?(?:\n|$)/;

/**
 * Obsidian's callouts, `> [!faq]- Title`, as hint boxes; `+` and `-` say nothing here. One of an unknown name is a note with that name,
 * as in Obsidian. One with neither title nor body stays a quote.
 */
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
  const end = closeOf(tokens, start);
  if (!open || !inline || !match || end === -1) return;
  const [whole, name = '', written] = match;
  const known = kinds.get(name.toLowerCase());
  const body = inline.content.slice(whole.length);
  const title = written?.trim() || (known ? undefined : name);
  if (body === '' && end === start + 4 && !written?.trim()) return;
  const page = contextOf(env);
  page.style('hint');
  if (!known) reportName(page, name, (inline.map?.[0] ?? 0) + 1);
  const { lang } = page;
  const kind = known ?? 'note';
  const [before, after] = hintTokens(Token, { kind, lang, titles, title, map: inline.map });
  tokens.splice(end, 1, ...after);
  inline.content = body;
  tokens.splice(start, body === '' ? 4 : 1, ...before);
}

function reportName(page: BlockContext, name: string, line: number): void {
  const meant = nearest(name.toLowerCase(), kinds.keys());
  page.report({
    severity: 'warning',
    code: 'unknown-callout',
    line,
    message: `Unknown callout "${name}"; shown as a note.`,
    hint: meant ? `Did you mean "${meant}"?` : `Use one of: ${[...kinds.keys()].join(', ')}.`,
  });
}

function closeOf(tokens: readonly Token[], start: number): number {
  for (let index = start + 1; index < tokens.length; index++)
    if (tokens[index]?.type === 'blockquote_close' && tokens[index]?.level === tokens[start]?.level)
      return index;
  return -1;
}
