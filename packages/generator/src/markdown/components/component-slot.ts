import type { StateBlock, Token } from 'markdown-it';
import { camelCase } from '../../core/text/attribute-string.ts';
import { pageOf } from '../page-state.ts';
import { inlineToken } from '../tokens/element-tokens.ts';
import { findInside, type Inside, indentOf, lineStart, parseInside } from './component-inside.ts';
import { slotTokens } from './component-tokens.ts';

/** The component whose children are being parsed, and how deep they stand. */
interface Owner {
  props: Record<string, unknown>;
  level: number;
}

const owners = new WeakMap<StateBlock, Owner>();
const OPENING = String.raw`<template\s+(?:#|v-slot:)([A-Za-z][\w-]*)(?:\s*=\s*(?:"[^"]*"|'[^']*'))?\s*>`;
const opening = new RegExp(OPENING, 'y');
const wholePart = new RegExp(String.raw`\s*${OPENING}(.*?)</template>`, 'y');

/** While `parse` runs, parts with names become props of this component. */
export function ownSlots(state: StateBlock, props: Owner['props'], parse: () => void): void {
  const outer = owners.get(state);
  owners.set(state, { props, level: state.level });
  parse();
  if (outer) owners.set(state, outer);
  else owners.delete(state);
}

/**
 * A part with a name among a component's children, as Vue writes it: it becomes the prop of that name. A single paragraph
 * is a line of text. `#default` are the children themselves.
 *
 *     <Card>
 *     <template #title>A **title**</template>
 *     text
 *     </Card>
 */
export function componentSlot(state: StateBlock, line: number, endLine: number, silent: boolean): boolean {
  const owner = owners.get(state);
  if (!owner || owner.level !== state.level || indentOf(state, line) - state.blkIndent >= 4) return false;
  opening.lastIndex = lineStart(state, line);
  const [tag, written = ''] = opening.exec(state.src) ?? [];
  if (!tag || opening.lastIndex > (state.eMarks[line] ?? 0)) return false;
  const start = { name: 'template', end: opening.lastIndex };
  const inside = findInside(state, pageOf(state.env), start, line, endLine);
  if (!inside) return false;
  if (silent) return true;
  const name = camelCase(written);
  const [open, close] = slotTokens(state.Token, { name });
  if (name !== 'default') {
    owner.props[name] = { $slot: name };
    state.tokens.push(open);
  }
  const first = state.tokens.length;
  state.level += 1;
  parseInside(state, inside);
  state.level -= 1;
  if (name !== 'default') {
    asLine(state.tokens.slice(first));
    state.tokens.push(close);
  }
  state.line = inside.last + 1;
  return true;
}

/** Parts at the beginning of children that stand on one line, `<Card><template #title>A</template>text</Card>`; the answer is what follows them. */
export function lineSlots(state: StateBlock, props: Owner['props'], inside: Inside): Inside {
  if (inside.first !== inside.last) return inside;
  let { start } = inside;
  for (;;) {
    wholePart.lastIndex = start;
    const [whole, written = '', content = ''] = wholePart.exec(state.src) ?? [];
    if (whole === undefined || start + whole.length > inside.end) return { ...inside, start };
    const name = camelCase(written);
    const [open, close] = slotTokens(state.Token, { name });
    const part = inlineToken(state.Token, content.trim(), [inside.first, inside.first + 1]);
    if (name === 'default') state.tokens.push(part);
    else {
      props[name] = { $slot: name };
      state.tokens.push(open, part, close);
    }
    start += whole.length;
  }
}

/** Titles and the like are no place for a paragraph. */
function asLine([open, , close, ...rest]: readonly Token[]): void {
  if (open?.type !== 'paragraph_open' || close?.type !== 'paragraph_close' || rest.length > 0) return;
  open.hidden = true;
  close.hidden = true;
}
