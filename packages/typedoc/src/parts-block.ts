import { type Block, contextOf, defineBlock } from 'bifolio/markdown';
import type { StateCore, Token } from 'markdown-it';
import { fieldsTokens, returnsTokens } from './field-tokens.ts';
import type { Mentions } from './links/mentions.ts';
import { mentionsText } from './pages/mentions-text.ts';
import type { Part } from './parts.ts';
import { textOf } from './text.ts';

/** Draws lists of parameters and properties: JSON in fences. Comments in them are Markdown of the site. */
export const partsBlock = (mentions: Mentions): Block =>
  defineBlock({
    name: 'typedoc',
    setup(md) {
      md.core.ruler.before('inline', 'typedoc_parts', (state) => {
        if (!state.tokens.some(isPart)) return;
        state.tokens = state.tokens.flatMap((token) =>
          isPart(token) ? drawn(token, state, mentions) : token,
        );
      });
    },
  });

const isPart = ({ type, info }: Token) => type === 'fence' && info === 'typedoc';

function drawn(fence: Token, state: StateCore, mentions: Mentions): Token[] {
  const part: Part = JSON.parse(fence.content);
  const tokens = tokensOf(part, state, mentions);
  // What looks at the source finds JSON on the lines of the fence.
  for (const token of tokens) token.map = token.type === 'component_open' ? fence.map : null;
  return tokens;
}

function tokensOf(part: Part, { Token, md, env }: StateCore, mentions: Mentions): Token[] {
  if (part.kind === 'fields') return fieldsTokens(part.fields, Token, parse);
  if (part.kind === 'type') return returnsTokens(part.label, part.type, Token);
  const { dependsOn, lang } = contextOf(env);
  const file = mentions.fileOf(part.page);
  if (file) dependsOn(file);
  return parse(mentionsText(mentions.of(part.page), textOf(lang)));

  function parse(markdown: string): Token[] {
    const tokens: Token[] = [];
    if (markdown) md.block.parse(markdown, md, env, tokens);
    return tokens;
  }
}
