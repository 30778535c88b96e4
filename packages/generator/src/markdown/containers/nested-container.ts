import { container } from '@mdit/plugin-container';
import type MarkdownIt from 'markdown-it';
import type { StateCore, Token } from 'markdown-it';
import type { BlockContext } from '../../core/contracts/block.ts';
import { type AttributeValues, parseAttributes } from '../../core/text/attribute-string.ts';
import type { AttributeProps, Attributes } from '../../core/text/attributes.ts';
import { checkAttributes, type Shorthands } from '../attributes/check-attributes.ts';
import type { TokenClass } from '../components/component-tokens.ts';
import { pageOf } from '../page-state.ts';
import { parserState } from '../parser-state.ts';
import { nameContainer } from './container-names.ts';
import { reportUnclosed } from './report-unclosed.ts';

/** Attributes of the kinds that are declared, or all that are written where none are. */
export type AttributesOf<Declared> = Declared extends Attributes ? AttributeProps<Declared> : AttributeValues;

/** A container as its author wrote it. */
export interface WrittenContainer<Declared = undefined> {
  /** The rest of the opening line after the name. */
  info: string;
  /** The same, read as attributes. */
  attributes: AttributesOf<Declared>;
  /** Lines from the opening line up to the end, counted from 0. */
  map: [number, number];
  Token: TokenClass;
  context: BlockContext;
}

/** A container whose body has been parsed as Markdown. Inline tokens have their text, but no children yet. */
export interface NestedContainer<Declared = undefined> extends WrittenContainer<Declared> {
  body: Token[];
  /** Whether `info` stands directly behind the name: `:::note[Title]`. */
  isAttached: boolean;
}

type TokensOf = (container: NestedContainer) => Token[];

/** What a container or embed says of itself. */
export interface ContainerOptions<Declared extends Attributes | undefined = Attributes> {
  /** The attributes it has. Others, and invalid values, are reported and left out. @default its opening line is not checked */
  attributes?: Declared;
  /** Words among them that stand for one with a value: `{ page: /^(\d+)$/ }` reads `3` as `page=3`. @default none */
  shorthands?: Shorthands;
  /** What authors may write in place of its name: a warning then names the container. @default none */
  alsoCalled?: readonly string[];
}

const containersOf = parserState('nested-containers', (md) => {
  const known = new Map<string, TokensOf>();
  md.core.ruler.after('block', 'nested_containers', (state) => {
    if (state.tokens.some(({ type }) => known.has(type))) state.tokens = withContainers(state, known);
  });
  return known;
});

export interface NestedContainerOptions<Declared extends Attributes | undefined = Attributes>
  extends ContainerOptions<Declared> {
  /** Characters that may stand directly behind the name, as the bracket of `:::note[Title]` does. @default none */
  attached?: string;
}

/**
 * A container whose body is Markdown: three or more colons and the name as the first word, up to a line of at least as many
 * colons. An outer one needs more colons than those inside. `tokensOf` gets the tokens of the body and answers with what stands in the
 * container's place; inner containers come before outer ones.
 * @example
 * ```ts
 * import { defineBlock, defineNestedContainer, elementTokens } from 'bifolio/markdown';
 * import { renderWith } from 'bifolio/testing';
 *
 * const aside = defineBlock({
 *   name: 'aside',
 *   setup: (md) =>
 *     defineNestedContainer(md, 'aside', ({ Token, body }) => {
 *       const [open, close] = elementTokens(Token, 'aside');
 *       return [open, ...body, close];
 *     }),
 * });
 * const { html } = await renderWith({}, [aside])('::: aside\n*Hot.*\n:::');
 * html; // '<aside>\n<p><em>Hot.</em></p>\n</aside>\n'
 * ```
 */
export function defineNestedContainer<const Declared extends Attributes | undefined = undefined>(
  md: MarkdownIt,
  name: string,
  tokensOf: (container: NestedContainer<Declared>) => Token[],
  { attached = '', alsoCalled, ...declared }: NestedContainerOptions<Declared> = {},
): void {
  nameContainer(md, name, alsoCalled);
  md.use(container, {
    name,
    validate: (params) => {
      const text = params.trim();
      const [behind = ''] = text.startsWith(name) ? text.slice(name.length) : '';
      return text.split(/\s/, 1)[0] === name || (behind !== '' && attached.includes(behind));
    },
  });
  containersOf(md).set(`container_${name}_open`, (container) => {
    const place = { label: `::: ${name}`, line: container.map[0] + 1 };
    return tokensOf({ ...container, attributes: attributesOf(container, place, declared) });
  });
}

/** The attributes of a container, of the kinds that are declared, if any are. */
export const attributesOf = <Declared extends Attributes | undefined>(
  { attributes, info, context }: WrittenContainer,
  { label, line }: { label: string; line: number },
  { attributes: declared, shorthands }: ContainerOptions<Declared>,
) =>
  (declared
    ? checkAttributes({ label, line, info, context }, declared, shorthands)
    : attributes) as AttributesOf<Declared>;

/** Behind the marks of lists and quotations. */
const CLOSING = /^[\s>]*:{3,}\s*$/;

function withContainers(
  { tokens, env, Token, src }: StateCore,
  known: ReadonlyMap<string, TokensOf>,
): Token[] {
  const page: Token[] = [];
  const lines = src.split('\n');
  const open: { token: Token; tokensOf: TokensOf; body: Token[] }[] = [];
  for (const token of tokens) {
    const tokensOf = known.get(token.type);
    const inner = open.at(-1);
    if (tokensOf) open.push({ token, tokensOf, body: [] });
    else if (inner && token.type === inner.token.type.replace(/_open$/, '_close')) {
      open.pop();
      const [line, end] = inner.token.map ?? [0, 0];
      // The library ends it with its parent when no line of colons does.
      // Colons of one width that end too much are told as strays.
      const isTaken = open.some(
        ({ token }) => token.map?.[1] === end && token.markup.length > inner.token.markup.length,
      );
      const isClosed = CLOSING.test(lines[end] ?? '') && !isTaken;
      if (!isClosed) reportUnclosed(pageOf(env), nameOf(inner.token), line);
      const outer = open.at(-1)?.body ?? page;
      for (const one of inner.tokensOf(written(inner.token, inner.body, env, Token))) outer.push(one);
    } else (inner?.body ?? page).push(token);
  }
  return page;
}

/** `container_tip_open` is of `tip`. */
const nameOf = ({ type }: Token) => type.slice('container_'.length, -'_open'.length);

function written(token: Token, body: Token[], env: unknown, Token: TokenClass): NestedContainer {
  const rest = token.info.trim().replace(/^[\w-]+/, '');
  const info = rest.trim();
  const map = token.map ?? [0, 0];
  const isAttached = /^\S/.test(rest);
  return { info, isAttached, attributes: parseAttributes(info), map, Token, context: pageOf(env), body };
}
