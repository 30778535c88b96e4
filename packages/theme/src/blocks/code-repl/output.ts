import type { OutputPart } from './services/run-types.ts';

/** What a program has said so far. */
export interface Output {
  /** Pieces of one kind that follow each other are one. */
  parts: readonly OutputPart[];
  /** Characters of all parts. */
  length: number;
  version?: string;
}

/** Nothing was said yet. */
export const noOutput: Output = { parts: [], length: 0 };

/** The output with one more piece, cut where `limit` characters are full. */
export function withPart(output: Output, { kind, text }: OutputPart, limit: number): Output {
  if (kind === 'version') return { ...output, version: text };
  const [ending = ''] = output.parts.slice(-1).map((part) => part.text.slice(-1));
  // The word of a compiler or a service begins a line: programs may stop in the middle of one.
  if (kind === 'error' && ending !== '' && ending !== '\n')
    return withPart(withLineEnd(output), { kind, text }, limit);
  const said = text.slice(0, Math.max(0, limit - output.length));
  if (said === '') return output;
  const length = output.length + said.length;
  const last = output.parts.at(-1);
  const parts =
    last?.kind === kind && kind !== 'error'
      ? [...output.parts.slice(0, -1), { kind, text: last.text + said }]
      : [...output.parts, { kind, text: said }];
  return { ...output, parts, length };
}

function withLineEnd(output: Output): Output {
  const parts = output.parts.map((part, index) =>
    index === output.parts.length - 1 ? { ...part, text: `${part.text}\n` } : part,
  );
  return { ...output, parts, length: output.length + 1 };
}
