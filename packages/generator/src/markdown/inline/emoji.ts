import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { full } from 'markdown-it-emoji';

/** Matches wherever a name or an emoticon may stand; the plugin's own expression tries two thousand names at every letter. */
const mayBe = /:[+\-\w]+:|:[^\s\w]|:[ODPSZ](?!\w)|;[-()]|<[/\\]?3|[8BX]-\)/i;
/** Stands for a colon that the plugin is not to see. */
const HIDDEN = '\uFDD2';

/** `:tada:`, and emoticons such as `:-)` that stand alone. */
export function emoji(md: MarkdownIt): void {
  const before = new Set(md.core.ruler.getRules(''));
  md.use(full);
  const rule = md.core.ruler.getRules('').find((one) => !before.has(one));
  if (!rule) return;
  md.core.ruler.at('emoji', (state) => {
    const tokens = state.tokens.filter(({ type, content }) => type === 'inline' && mayBe.test(content));
    if (tokens.length === 0) return;
    replaceTexts(tokens, hideProse);
    const all = state.tokens;
    state.tokens = tokens;
    rule(state);
    state.tokens = all;
    replaceTexts(tokens, (text) => text.replaceAll(HIDDEN, ':'));
  });
}

/** `std::key::map`, `root:x:0` and the like are no emoji: they follow a colon, or have Latin words on both sides. */
function hideProse(text: string): string {
  let end = -1;
  return text.replace(/:[+\-\w]+:/g, (name, start: number) => {
    const isPath = text[start - 1] === ':' && start !== end;
    end = start + name.length;
    const isGlued = /[a-z\d]/i.test(text[start - 1] ?? '') && /[a-z\d]/i.test(text[end] ?? '');
    return isPath || isGlued ? HIDDEN + name.slice(1) : name;
  });
}

function replaceTexts(tokens: readonly Token[], replace: (text: string) => string): void {
  for (const { children } of tokens)
    for (const child of children ?? [])
      if (child.type === 'text' && /[:\uFDD2]/.test(child.content)) child.content = replace(child.content);
}
