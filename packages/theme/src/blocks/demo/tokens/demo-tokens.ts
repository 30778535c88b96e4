import {
  type AttributeValues,
  componentTokens,
  type DocumentOfPage,
  inlineToken,
  isOn,
  slotTokens,
  textOf,
  type WrittenContainer,
} from 'bifolio/markdown';
import type { Token } from 'markdown-it';
import { type DemoKind, demoKind } from '../demo-kinds.ts';

/** A document that is still to be compiled. */
export type WrittenDocument = DocumentOfPage;

export interface DemoContent {
  /** What runs in the frame. */
  document?: WrittenDocument;
  /** What Markdown makes. */
  result?: readonly Token[];
  /** Code blocks. */
  source: readonly Token[];
}

/** What its author calls a demo. */
export const demoTitle = (attributes: AttributeValues): string => textOf(attributes.title) ?? '';

/** A demo as one component: its result, and its source below. */
export function demoTokens(
  { Token, attributes, map }: Pick<WrittenContainer, 'Token' | 'attributes' | 'map'>,
  { document, result, source }: DemoContent,
): Token[] {
  const kind: DemoKind = demoKind(attributes);
  const desc = textOf(attributes.desc);
  const props = {
    kind,
    title: demoTitle(attributes) || undefined,
    expanded: isOn(attributes.expanded) || undefined,
    height: textOf(attributes.height),
    ...(desc && { desc: { $slot: 'desc' } }),
    ...(result && { result: { $slot: 'result' } }),
    ...(document && { document }),
  };
  const [open, close] = componentTokens(Token, { name: 'Demo', props }, map);
  const slot = (name: string, inner: readonly Token[]) => {
    const [slotOpen, slotClose] = slotTokens(Token, { name });
    return [slotOpen, ...inner, slotClose];
  };
  return [
    open,
    ...(desc ? slot('desc', [inlineToken(Token, desc, map)]) : []),
    ...(result ? slot('result', result) : []),
    ...source,
    close,
  ];
}
