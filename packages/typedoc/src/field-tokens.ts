import { componentTokens, elementTokens } from 'bifolio/markdown';
import type { StateCore, Token } from 'markdown-it';
import type { Field, LinkedPart } from './parts.ts';

type TokenClass = StateCore['Token'];

/** Reads Markdown that stands in no line of the page. */
type Parse = (markdown: string) => Token[];

/** A list of parameters or properties. It is one component, for its style sheet; its fields are plain elements. */
export function fieldsTokens(fields: readonly Field[], Token: TokenClass, parse: Parse): Token[] {
  const [open, close] = componentTokens(Token, { name: 'TypedocFields', props: {} });
  return [open, ...fields.flatMap((field) => fieldTokens(field, Token, parse)), close];
}

/** What a call returns. */
export function returnsTokens(label: string, type: readonly LinkedPart[], Token: TokenClass): Token[] {
  const [open, close] = componentTokens(Token, { name: 'TypedocReturns', props: {} });
  return [
    open,
    ...element(Token, 'strong', {}, line(label, Token)),
    space(Token),
    ...typeTokens(type, Token),
    close,
  ];
}

function fieldTokens(
  { name, id, type, flags, usual, text }: Field,
  Token: TokenClass,
  parse: Parse,
): Token[] {
  const head = [
    ...element(Token, 'code', { class: 'typedoc-name' }, line(name, Token)),
    ...(type.length > 0 ? [space(Token), ...typeTokens(type, Token)] : []),
    ...flags.flatMap(({ kind, text: word }) => [
      space(Token),
      ...element(Token, 'span', { 'data-kind': kind }, line(word, Token)),
    ]),
  ];
  return element(Token, 'div', { class: 'typedoc-field', id }, [
    ...element(Token, 'p', { class: 'typedoc-field-head' }, head),
    ...parse(text),
    ...(usual
      ? element(Token, 'p', { class: 'typedoc-usual' }, [
          inline([textToken(`${usual.label} `, Token), codeToken(usual.value, Token)], Token),
        ])
      : []),
  ]);
}

const typeTokens = (parts: readonly LinkedPart[], Token: TokenClass): Token[] =>
  element(Token, 'span', { class: 'typedoc-type' }, [
    inline(
      parts.flatMap((part) => linked(part, Token)),
      Token,
    ),
  ]);

function linked({ text, href }: LinkedPart, Token: TokenClass): Token[] {
  if (!href) return [textToken(text, Token)];
  const open = new Token('link_open', 'a', 1);
  open.attrSet('href', href);
  return [open, textToken(text, Token), new Token('link_close', 'a', -1)];
}

function element(
  Token: TokenClass,
  tag: string,
  attributes: Readonly<Record<string, string | undefined>>,
  inside: readonly Token[],
): Token[] {
  const [open, close] = elementTokens(Token, tag, attributes);
  return [open, ...inside, close];
}

const line = (content: string, Token: TokenClass): Token[] => [inline([textToken(content, Token)], Token)];

const space = (Token: TokenClass): Token => inline([textToken(' ', Token)], Token);

const textToken = (content: string, Token: TokenClass): Token =>
  Object.assign(new Token('text', '', 0), { content });

const codeToken = (content: string, Token: TokenClass): Token =>
  Object.assign(new Token('code_inline', 'code', 0), { content, markup: '`' });

/** A line whose tokens are there already: nothing in it is read as Markdown. */
const inline = (children: Token[], Token: TokenClass): Token =>
  Object.assign(new Token('inline', '', 0), { content: '', children, block: true });
