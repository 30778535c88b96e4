import type MarkdownIt from 'markdown-it';
import type { Token } from 'markdown-it';
import type { TagAttributes } from '../../core/contracts/block.ts';
import { nearest } from '../../core/errors/nearest.ts';
import { type PageState, pageOf } from '../page-state.ts';
import type { ComponentMeta } from './component-tokens.ts';

/** What every element may have, what React and islands take, and what only Vue reads, which is told elsewhere. */
const ANYWHERE =
  /^(?:(?:data|aria)-.*|class(?:Name)?|id|key|style|title|lang|dir|role|slot|part|hidden|inert|translate|tab-?index|hydrate|[@#].*|v[A-Z].*)$/i;

/** Reports attributes of tags that their component does not have: they would be lost without a word. */
export function tagAttributes(md: MarkdownIt, tags: readonly TagAttributes[]): void {
  const known = new Map(tags.flatMap(({ names, attributes }) => names.map((name) => [name, attributes])));
  md.core.ruler.push('tag_attributes', ({ tokens, env }) => {
    const page = pageOf(env);
    for (const token of tokens) {
      check(page, known, token, token);
      for (const child of token.children ?? []) check(page, known, child, token);
    }
  });
}

function check(
  page: PageState,
  known: ReadonlyMap<string, readonly string[]>,
  token: Token,
  block: Token,
): void {
  if (token.type !== 'component_open') return;
  const { name, props, source } = token.meta as ComponentMeta;
  const attributes = known.get(name);
  // What a block has made of its own syntax is told where that is read.
  if (!attributes || !source?.startsWith('<')) return;
  const [from, to] = token.map ?? block.map ?? [0, 1];
  for (const key of Object.keys(props)) {
    if (attributes.includes(key) || ANYWHERE.test(key) || isSlot(props[key])) continue;
    const meant = nearest(key, attributes);
    page.reportTag({
      code: 'tag-attribute',
      tag: placeOf(key, source),
      from: from + 1,
      to,
      message: `Unknown attribute "${key}" of <${name}>; it is ignored.`,
      hint: meant
        ? `Did you mean "${meant}"?`
        : attributes.length > 0
          ? `Use one of: ${attributes.join(', ')}.`
          : 'It has no attributes.',
    });
  }
}

/** `<template #name>` in the component. */
const isSlot = (value: unknown) => typeof value === 'object' && value !== null && '$slot' in value;

/** The attribute as it is written in the tag, or the tag where it cannot be found. */
function placeOf(key: string, source: string): string {
  const written = key.replace(/[A-Z]/g, (letter) => `-?${letter}`);
  return new RegExp(`(?<=\\s):?${written}(?=[\\s=/>])`, 'i').exec(source)?.[0] ?? source;
}
