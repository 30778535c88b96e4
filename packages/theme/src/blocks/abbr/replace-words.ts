import type { StateCore, Token } from 'markdown-it';
import { type FoundWord, wordFinder } from './find-words.ts';

/** Cuts the text of the page at the words that are defined. Code, links to be and addresses are no text. */
export function replaceWords(state: StateCore): void {
  const meanings: ReadonlyMap<string, string> | undefined = state.env.abbreviations;
  if (!meanings) return;
  const find = wordFinder(meanings.keys());
  for (const token of state.tokens) {
    if (token.type !== 'inline' || !token.children || find(token.content).length === 0) continue;
    let links = 0;
    token.children = token.children.flatMap((child) => {
      if (/^link_(?:open|close)$/.test(child.type)) links += child.nesting;
      return child.type === 'text'
        ? cut(state, child, { words: find(child.content), meanings, inLink: links > 0 })
        : [child];
    });
  }
}

function cut(
  { Token }: StateCore,
  text: Token,
  {
    words,
    meanings,
    inLink,
  }: { words: readonly FoundWord[]; meanings: ReadonlyMap<string, string>; inLink: boolean },
): Token[] {
  const textToken = (content: string) =>
    Object.assign(new Token('text', '', 0), { content, level: text.level });
  const pieces: Token[] = [];
  let last = 0;
  for (const { word, index } of words) {
    const meta = { name: 'Abbreviation', props: { title: meanings.get(word), ...(inLink && { inLink }) } };
    pieces.push(
      ...(index > last ? [textToken(text.content.slice(last, index))] : []),
      Object.assign(new Token('component_open', '', 1), { meta }),
      textToken(word),
      new Token('component_close', '', -1),
    );
    last = index + word.length;
  }
  return [...pieces, ...(last < text.content.length ? [textToken(text.content.slice(last))] : [])];
}
