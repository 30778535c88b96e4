import { componentTokens, defineBlock, elementTokens, slotTokens } from 'bifolio/markdown';
import type { StateCore, Token } from 'markdown-it';
import type { Field, LinkedPart, Part } from './parts.ts';

/** Draws lists of parameters and properties: JSON in fences. Comments in them are Markdown of the site. */
export const partsBlock = defineBlock({
  name: 'typedoc',
  setup(md) {
    md.core.ruler.before('inline', 'typedoc_parts', (state) => {
      if (!state.tokens.some(isPart)) return;
      state.tokens = state.tokens.flatMap((token) => (isPart(token) ? drawn(token, state) : token));
    });
  },
});

const isPart = ({ type, info }: Token) => type === 'fence' && info === 'typedoc';

function drawn(fence: Token, state: StateCore): Token[] {
  const part: Part = JSON.parse(fence.content);
  const tokens = part.kind === 'fields' ? fieldsTokens(part.fields, state) : typeTokens(part, state);
  // What looks at the source finds JSON on the lines of the fence.
  for (const token of tokens) token.map = token.type === 'component_open' ? fence.map : null;
  return tokens;
}

function typeTokens({ label, type }: Extract<Part, { kind: 'type' }>, { Token }: StateCore): Token[] {
  const [open, close] = elementTokens(Token, 'p', { class: 'typedoc-line' });
  const [strong, end] = elementTokens(Token, 'strong');
  return [
    open,
    strong,
    inline([textToken(label, Token)], Token),
    end,
    inline([textToken(' ', Token)], Token),
    ...codeTokens(type, Token),
    close,
  ];
}

const fieldsTokens = (fields: readonly Field[], state: StateCore): Token[] => {
  const [open, close] = elementTokens(state.Token, 'div', { class: 'typedoc-fields' });
  return [open, ...fields.flatMap((field) => fieldTokens(field, state)), close];
};

function fieldTokens({ name, id, type, flags, usual, text }: Field, state: StateCore): Token[] {
  const { Token } = state;
  const props = { name, id, flags, usual, type: { $slot: 'type' } };
  const [open, close] = componentTokens(Token, { name: 'TypedocField', props, text: name });
  const [slot, end] = slotTokens(Token, { name: 'type' });
  const comment: Token[] = [];
  if (text) state.md.block.parse(text, state.md, state.env, comment);
  return [open, slot, ...codeTokens(type, Token), end, ...comment, close];
}

function codeTokens(parts: readonly LinkedPart[], Token: StateCore['Token']): Token[] {
  if (parts.length === 0) return [];
  const [open, close] = elementTokens(Token, 'code');
  return [
    open,
    inline(
      parts.flatMap((part) => linked(part, Token)),
      Token,
    ),
    close,
  ];
}

function linked({ text, href }: LinkedPart, Token: StateCore['Token']): Token[] {
  if (!href) return [textToken(text, Token)];
  const open = new Token('link_open', 'a', 1);
  open.attrSet('href', href);
  return [open, textToken(text, Token), new Token('link_close', 'a', -1)];
}

const textToken = (content: string, Token: StateCore['Token']): Token =>
  Object.assign(new Token('text', '', 0), { content });

/** A line whose tokens are there already: nothing in it is read as Markdown. */
const inline = (children: Token[], Token: StateCore['Token']): Token =>
  Object.assign(new Token('inline', '', 0), { content: '', children, block: true });
