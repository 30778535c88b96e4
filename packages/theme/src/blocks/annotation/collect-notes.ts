import { componentTokens } from 'bifolio/markdown';
import type { StateCore, Token } from 'markdown-it';

/** Takes the notes out of the text; those that the text refers to stand behind it, where references open them. */
export function collectNotes(state: StateCore): void {
  const notes = new Map<string, Token[][]>();
  const text: Token[] = [];
  const open: Token[][] = [];
  for (const token of state.tokens) {
    if (token.type === 'annotation_open') {
      const body: Token[] = [];
      open.push(body);
      notes.set(token.meta, [...(notes.get(token.meta) ?? []), body]);
    } else if (token.type === 'annotation_close') open.pop();
    else (open.at(-1) ?? text).push(token);
  }
  if (notes.size === 0) return;
  state.env.annotations = notes;
  const used = [...notes].filter(([label]) => isUsed(state.tokens, label));
  state.tokens = [...text, ...used.flatMap(([label, bodies]) => drawNote(state, label, bodies))];
}

const isUsed = (tokens: readonly Token[], label: string) =>
  tokens.some(({ type, content }) => type === 'inline' && content.includes(`[+${label}]`));

function drawNote({ Token }: StateCore, label: string, bodies: Token[][]): Token[] {
  const [open, close] = componentTokens(Token, { name: 'AnnotationNote', props: { label } });
  if (bodies.length === 1) return [open, ...(bodies[0] ?? []), close];
  const items = bodies.flatMap((body) => [
    block(new Token('list_item_open', 'li', 1)),
    ...body,
    block(new Token('list_item_close', 'li', -1)),
  ]);
  const list = [
    block(new Token('bullet_list_open', 'ul', 1)),
    ...items,
    block(new Token('bullet_list_close', 'ul', -1)),
  ];
  return [open, ...list, close];
}

const block = (token: Token) => Object.assign(token, { block: true });
