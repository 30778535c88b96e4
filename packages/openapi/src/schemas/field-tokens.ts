import { elementTokens } from 'bifolio/markdown';
import type { Token } from 'markdown-it';
import { descriptionTokens } from '../description-tokens.ts';
import { code, element, inline, link, type TokenClass, text } from '../tokens.ts';
import type { Field } from './fields.ts';
import type { TypePart } from './type-parts.ts';

/** A list of fields. It is no component: those of all pages would take a second of a large description. */
export const fieldsTokens = (fields: readonly Field[], Token: TokenClass): Token[] =>
  element(
    Token,
    'div',
    'openapi-fields',
    fields.flatMap((field) => fieldTokens(field, Token)),
  );

/** The name of a type, with links. */
export const typeTokens = (parts: readonly TypePart[], Token: TokenClass): Token[] =>
  parts.flatMap((part) => (part.href ? link(Token, part.text, part.href) : text(Token, part.text)));

function fieldTokens(field: Field, Token: TokenClass): Token[] {
  const { description, facts, fields } = field;
  return element(Token, 'div', 'openapi-field', [
    ...element(Token, 'p', 'openapi-field-head', headTokens(field, Token)),
    ...(description ? descriptionTokens(description, Token) : []),
    ...facts.flatMap(({ label, values }) =>
      element(Token, 'p', 'openapi-fact', [
        inline(Token, [...text(Token, `${label} `), ...values.flatMap((value) => code(Token, value))]),
      ]),
    ),
    ...(fields.length > 0 ? fieldsTokens(fields, Token) : []),
  ]);
}

function headTokens({ name, type, flags }: Field, Token: TokenClass): Token[] {
  const line = (content: string) => inline(Token, text(Token, content));
  return [
    ...element(Token, 'code', 'openapi-name', [line(name)]),
    line(' '),
    ...element(Token, 'span', 'openapi-type', [inline(Token, typeTokens(type, Token))]),
    ...flags.flatMap(({ kind, text: word }) => {
      const [open, close] = elementTokens(Token, 'span', { 'data-flag': kind });
      return [line(' '), open, line(word), close];
    }),
  ];
}
