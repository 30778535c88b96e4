import { componentTokens, contextOf, defineBlock, elementTokens, slotTokens } from 'bifolio/markdown';
import type { StateCore, Token } from 'markdown-it';
import { descriptionTokens } from './description-tokens.ts';
import type { Part } from './parts.ts';
import type { Field } from './schemas/fields.ts';
import type { TypePart } from './schemas/type-parts.ts';

type TokenClass = StateCore['Token'];

/** Draws the parts of described pages: JSON in fences, which no text of a description can leave. */
export const partsBlock = defineBlock({
  name: 'openapi',
  setup(md) {
    md.core.ruler.before('inline', 'openapi_parts', (state) => {
      if (!state.tokens.some(isPart)) return;
      state.tokens = state.tokens.flatMap((token) => (isPart(token) ? drawn(token, state) : token));
    });
  },
});

const isPart = ({ type, info }: Token) => type === 'fence' && info === 'openapi';

function drawn(fence: Token, { Token, env }: StateCore): Token[] {
  const part: Part = JSON.parse(fence.content);
  if (part.kind === 'try' && part.hosts.length > 0) contextOf(env).need({ 'connect-src': part.hosts });
  const tokens = tokensOf(part, Token);
  // What looks at the source finds JSON on the lines of the fence.
  for (const token of tokens) token.map = token.type === 'component_open' ? fence.map : null;
  return tokens;
}

function tokensOf(part: Part, Token: TokenClass): Token[] {
  switch (part.kind) {
    case 'text':
      return descriptionTokens(part.text, Token);
    case 'endpoint': {
      const { kind: _, ...props } = part;
      return [
        ...componentTokens(Token, { name: 'OpenapiEndpoint', props, text: `${part.method} ${part.path}` }),
      ];
    }
    case 'type':
      return element(Token, 'p', 'openapi-media', [
        ...(part.label ? [inline(Token, [...code(Token, part.label), ...text(Token, ' ')])] : []),
        ...element(Token, 'span', 'openapi-type', [inline(Token, typeTokens(part.type, Token))]),
      ]);
    case 'fields':
      return fieldsTokens(part.fields, Token);
    case 'operations':
      return element(
        Token,
        'ul',
        'openapi-operations',
        part.operations.flatMap((one) => operationTokens(one, Token)),
      );
    case 'links':
      return linksTokens(part, Token);
    case 'try':
      return [
        ...componentTokens(Token, {
          name: 'OpenapiTry',
          props: { ...part.props },
          text: part.props.text.tryIt,
        }),
      ];
  }
}

const fieldsTokens = (fields: readonly Field[], Token: TokenClass): Token[] =>
  element(
    Token,
    'div',
    'openapi-fields',
    fields.flatMap((field) => fieldTokens(field, Token)),
  );

function fieldTokens({ name, type, flags, facts, description, fields }: Field, Token: TokenClass): Token[] {
  const props = { name, flags, facts, type: { $slot: 'type' } };
  const [open, close] = componentTokens(Token, { name: 'OpenapiField', props, text: name });
  const [slot, end] = slotTokens(Token, { name: 'type' });
  return [
    open,
    slot,
    inline(Token, typeTokens(type, Token)),
    end,
    ...(description ? descriptionTokens(description, Token) : []),
    ...(fields.length > 0 ? fieldsTokens(fields, Token) : []),
    close,
  ];
}

function operationTokens(
  { method, path, title, href }: { method: string; path: string; title: string; href: string },
  Token: TokenClass,
): Token[] {
  const [badge, end] = elementTokens(Token, 'span', { class: 'badge openapi-method', 'data-method': method });
  return element(Token, 'li', undefined, [
    badge,
    inline(Token, text(Token, method)),
    end,
    inline(Token, link(Token, title, href)),
    ...element(Token, 'span', 'openapi-path', [inline(Token, text(Token, path))]),
  ]);
}

function linksTokens(
  { label, links }: { label: string; links: readonly { text: string; href: string }[] },
  Token: TokenClass,
): Token[] {
  const items = links.flatMap((one) =>
    element(Token, 'li', undefined, [inline(Token, link(Token, one.text, one.href))]),
  );
  return [
    ...(label ? element(Token, 'p', undefined, [inline(Token, text(Token, label))]) : []),
    ...element(Token, 'ul', undefined, items),
  ];
}

const typeTokens = (parts: readonly TypePart[], Token: TokenClass): Token[] =>
  parts.flatMap((part) => (part.href ? link(Token, part.text, part.href) : text(Token, part.text)));

const text = (Token: TokenClass, content: string): Token[] => [
  Object.assign(new Token('text', '', 0), { content }),
];

const code = (Token: TokenClass, content: string): Token[] => [
  Object.assign(new Token('code_inline', 'code', 0), { content, markup: '`' }),
];

function link(Token: TokenClass, content: string, href: string): Token[] {
  const open = new Token('link_open', 'a', 1);
  open.attrSet('href', href);
  return [open, ...text(Token, content), new Token('link_close', 'a', -1)];
}

/** A line whose tokens are there already: nothing in it is read as Markdown. */
const inline = (Token: TokenClass, children: Token[]): Token =>
  Object.assign(new Token('inline', '', 0), { content: '', children, block: true });

function element(
  Token: TokenClass,
  tag: string,
  name: string | undefined,
  inside: readonly Token[],
): Token[] {
  const [open, close] = elementTokens(Token, tag, { class: name });
  return [open, ...inside, close];
}
