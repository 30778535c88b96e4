import { type Block, contextOf, defineBlock } from 'bifolio/markdown';
import type { StateCore, Token } from 'markdown-it';
import { LINK_TAGS, nameOfCode } from './names-in-text.ts';
import type { SymbolTable } from './symbol-table.ts';

/** Links the names of exports in the text of all pages: `{@link name}`, and code that is nothing but a name. */
export const linksBlock = (symbols: SymbolTable): Block =>
  defineBlock({
    name: 'typedoc-links',
    setup(md) {
      md.core.ruler.after('inline', 'typedoc_links', (state) => {
        const seen = { any: false };
        for (const [index, token] of state.tokens.entries()) {
          if (token.type !== 'inline' || !token.children || isHeading(state.tokens[index - 1])) continue;
          const line = (token.map?.[0] ?? 0) + 1;
          token.children = linkedTokens(token.children, { state, symbols, seen, line });
        }
        if (seen.any) for (const file of symbols.files()) contextOf(state.env).dependsOn(file);
      });
    },
  });

const isHeading = (before: Token | undefined) => before?.type === 'heading_open';

interface Surroundings {
  state: StateCore;
  symbols: SymbolTable;
  /** Whether the page has anything that may be a name. */
  seen: { any: boolean };
  /** Of the block whose text is linked. */
  line: number;
}

function linkedTokens(tokens: readonly Token[], around: Surroundings): Token[] {
  let depth = 0;
  return tokens.flatMap((token) => {
    if (token.type === 'link_open') depth += 1;
    if (token.type === 'link_close') depth -= 1;
    if (depth > 0) return [token];
    if (token.type === 'code_inline') return linkedCode(token, around);
    return token.type === 'text' ? linkedText(token, around) : [token];
  });
}

function linkedCode(token: Token, around: Surroundings): Token[] {
  const name = nameOfCode(token.content);
  const href = name && hrefOf(name, around);
  return href ? linkTo(href, token, around.state) : [token];
}

function linkedText(token: Token, around: Surroundings): Token[] {
  if (!token.content.includes('{@link')) return [token];
  const { Token } = around.state;
  const text = (content: string) => Object.assign(new Token('text', '', 0), { content });
  const tokens: Token[] = [];
  let end = 0;
  for (const { 0: written, 1: name = '', 2: shown, 3: plain, index } of token.content.matchAll(LINK_TAGS)) {
    const href = hrefOf(name, around);
    if (!href) {
      report(name, around);
      continue;
    }
    const label = shown ?? plain;
    const inside = label
      ? text(label)
      : Object.assign(new Token('code_inline', 'code', 0), { content: name, markup: '`' });
    tokens.push(text(token.content.slice(end, index)), ...linkTo(href, inside, around.state));
    end = index + written.length;
  }
  return [...tokens, text(token.content.slice(end))];
}

function hrefOf(name: string, { state, symbols, seen }: Surroundings): string | undefined {
  seen.any = true;
  const path = symbols.find(name, contextOf(state.env).lang);
  return path === undefined ? undefined : `/${path}`;
}

const report = (name: string, { state, line }: Surroundings) =>
  contextOf(state.env).report({
    severity: 'warning',
    code: 'typedoc',
    line,
    message: `{@link ${name}} refers to nothing that is exported.`,
    hint: 'Correct the name, or export what it names.',
  });

function linkTo(href: string, inside: Token, { Token }: StateCore): Token[] {
  const open = new Token('link_open', 'a', 1);
  open.attrSet('href', href);
  return [open, inside, new Token('link_close', 'a', -1)];
}
