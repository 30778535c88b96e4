import { componentTokens, contextOf, defineBlock, elementTokens } from 'bifolio/markdown';
import type { StateCore, Token } from 'markdown-it';
import { descriptionTokens } from './description-tokens.ts';
import type { Part } from './parts.ts';
import { fieldsTokens, typeTokens } from './schemas/field-tokens.ts';
import { code, element, inline, link, type TokenClass, text } from './tokens.ts';

/** Draws the parts of described pages: JSON in fences, which no text of a description can leave. */
export const partsBlock = defineBlock({
  name: 'openapi',
  setup(md) {
    // Behind the rules of authors' syntax: it means nothing in descriptions, and would be looked for in each field.
    md.core.ruler.before('linkify', 'openapi_parts', (state) => {
      const first = state.tokens.find(isPart);
      if (!first) return;
      let base: string | undefined;
      state.tokens = state.tokens.flatMap((token) => {
        if (!isPart(token)) return token;
        const part: Part = JSON.parse(token.content);
        if (part.kind === 'base') base = part.url;
        const tokens = drawn(token, part, state);
        return base === undefined ? tokens : tokens.map((one) => withLinksFrom(one, base));
      });
      // Once, for the style sheet: a component for each list would take the time of a page.
      const sheet = componentTokens(state.Token, { name: 'OpenapiSheet', props: {} });
      state.tokens.push(...sheet.map((token) => Object.assign(token, { map: first.map })));
    });
  },
});

const isPart = ({ type, info }: Token) => type === 'fence' && info === 'openapi';

/** A line whose links that begin with a slash lead to another site. Those to pages of the description are relative. */
function withLinksFrom(token: Token, base = ''): Token {
  for (const link of token.children ?? []) {
    const href = link.type === 'link_open' ? link.attrGet('href') : null;
    if (href?.startsWith('/') && URL.canParse(href, base)) link.attrSet('href', new URL(href, base).href);
  }
  return token;
}

function drawn(fence: Token, part: Part, { Token, env }: StateCore): Token[] {
  if (part.kind === 'try' && part.hosts.length > 0) contextOf(env).need({ 'connect-src': part.hosts });
  const tokens = tokensOf(part, Token);
  // What looks at the source finds JSON on the lines of the fence.
  for (const token of tokens) token.map = token.type === 'component_open' ? fence.map : null;
  return tokens;
}

function tokensOf(part: Part, Token: TokenClass): Token[] {
  switch (part.kind) {
    case 'base':
      return [];
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
