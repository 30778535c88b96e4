import { componentTokens, type DocumentOfPage, inlineToken, slotTokens } from 'bifolio/markdown';
import type { Token } from 'markdown-it';
import type { WrittenDemo } from '../attributes.ts';

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

/** A demo as one component: its result, and its source below. */
export function demoTokens(
  { Token, attributes, map }: Pick<WrittenDemo, 'Token' | 'attributes' | 'map'>,
  { document, result, source }: DemoContent,
): Token[] {
  const { kind = 'normal', title, desc, expanded, height } = attributes;
  const props = {
    kind,
    title: title || undefined,
    expanded: expanded || undefined,
    height,
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
