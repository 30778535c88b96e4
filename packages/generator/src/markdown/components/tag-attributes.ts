import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import { nearest } from '../../core/errors/nearest.ts';
import type { AttributeProps, Attributes, TagAttributes } from '../../core/text/attributes.ts';
import { type AttributeFault, attributeValue, valueFault } from '../attributes/attribute-value.ts';
import { type PageState, pageOf } from '../page-state.ts';
import { parserState } from '../parser-state.ts';
import type { ComponentMeta } from './component-tokens.ts';

type Props = Readonly<Record<string, unknown>>;

/** What every element may have, what React and islands take, and what only Vue reads, which is told elsewhere. */
const ANYWHERE =
  /^(?:(?:data|aria)-.*|class(?:Name)?|id|key|ref|children|style|title|lang|dir|role|slot|part|hidden|inert|translate|tab-?index|hydrate|[@#].*|v[A-Z].*)$/i;

const declaredOf = parserState('tag_attributes', (md) => {
  const declared = new Map<string, Attributes>();
  md.core.ruler.push('tag_attributes', ({ tokens, env }) => {
    const page = pageOf(env);
    for (const token of tokens) {
      read(page, declared, token, token);
      for (const child of token.children ?? []) read(page, declared, child, token);
    }
  });
  return declared;
});

/** Gives components the attributes of their tags that are declared, of their kinds. Others are reported: they would be lost without a word. */
export function tagAttributes(md: MarkdownIt, tags: readonly TagAttributes[]): void {
  const declared = declaredOf(md);
  for (const { names, attributes } of tags) for (const name of names) declared.set(name, kindsOf(attributes));
}

/** The attributes of a component; `undefined` where none are declared. */
export const declaredAttributes = (md: MarkdownIt, name: string): Attributes | undefined =>
  declaredOf(md).get(name);

const kindsOf = (attributes: TagAttributes['attributes']): Attributes =>
  isList(attributes) ? Object.fromEntries(attributes.map((name) => [name, 'any'])) : attributes;

const isList = (attributes: TagAttributes['attributes']): attributes is readonly string[] =>
  Array.isArray(attributes);

function read(page: PageState, known: ReadonlyMap<string, Attributes>, token: Token, block: Token): void {
  if (token.type !== 'component_open') return;
  const meta = token.meta as ComponentMeta;
  const { name, props, source } = meta;
  const declared = known.get(name);
  // What a block has made of its own syntax is told where that is read.
  if (!declared || !source?.startsWith('<')) return;
  const [from, to] = token.map ?? block.map ?? [0, 1];
  meta.props = readTag(name, props, declared, (key, fault) =>
    page.reportTag({ code: 'tag-attribute', tag: placeOf(key, source), from: from + 1, to, ...fault }),
  );
}

/**
 * The props of a tag without those that its component cannot use, each of which is told.
 * @example
 * ```ts
 * import { readTag } from 'bifolio/markdown';
 *
 * const told: string[] = [];
 * readTag('Cups', { count: 'two' }, { count: 'number' }, (key) => told.push(key)); // {}
 * told; // ['count']
 * ```
 */
export function readTag<Declared extends Attributes>(
  tag: string,
  props: Props,
  declared: Declared,
  tell: (key: string, fault: AttributeFault) => void,
): Record<string, unknown> & AttributeProps<Declared> {
  const entries = Object.entries(props).flatMap(([key, value]) => {
    const kind = declared[key];
    if (isSlot(value) || (!kind && ANYWHERE.test(key))) return [[key, value] as const];
    const known = kind && attributeValue(kind, value);
    if (known !== undefined) return [[key, known] as const];
    if (value !== undefined)
      tell(key, kind ? valueFault(kind, key, value, `${key} of <${tag}>`) : unknownFault(tag, key, declared));
    return [];
  });
  return Object.fromEntries(entries) as Record<string, unknown> & AttributeProps<Declared>;
}

function unknownFault(tag: string, key: string, declared: Attributes): AttributeFault {
  const names = Object.keys(declared);
  const meant = nearest(key, names);
  return {
    message: `Unknown attribute "${key}" of <${tag}>; it is ignored.`,
    hint: meant
      ? `Did you mean "${meant}"?`
      : names.length > 0
        ? `Use one of: ${names.join(', ')}.`
        : 'It has no attributes.',
  };
}

/** `<template #name>` in the component. */
const isSlot = (value: unknown) => typeof value === 'object' && value !== null && '$slot' in value;

/** The attribute as it is written in the tag, or the tag where it cannot be found. */
function placeOf(key: string, source: string): string {
  const written = key.replace(/[A-Z]/g, (letter) => `-?${letter}`);
  return new RegExp(`(?<=\\s):?${written}(?=[\\s=/>])`, 'i').exec(source)?.[0] ?? source;
}
