import { hash } from 'node:crypto';

/** Kinds of what is kept. A number is never given to another kind. */
export const KINDS = {
  content: 1,
  face: 2,
  record: 3,
  document: 4,
  types: 5,
  bundle: 6,
  module: 7,
  remote: 8,
  source: 9,
  page: 10,
  drawing: 11,
  beside: 12,
} as const;

export type Kind = keyof typeof KINDS;

/** What is kept of each page for whole builds: as much as the site is large. */
export const PAGE_KINDS = ['page', 'face', 'record', 'document'] as const satisfies Kind[];

/** Bytes of a key: its kind, and what is left of a hash of its name. */
export const KEY_BYTES = 12;

/** The key of a body by its kind and name, as `latin1`. A name stands for all that the body was made of. */
export const keyOf = (kind: Kind, name: string): string =>
  String.fromCharCode(KINDS[kind]) +
  hash('sha256', name, 'buffer')
    .subarray(0, KEY_BYTES - 1)
    .toString('latin1');

/** Whether a key is of one of these kinds. */
export const isOfKind = (key: string, ...kinds: readonly Kind[]): boolean =>
  kinds.some((kind) => key.charCodeAt(0) === KINDS[kind]);

/** Bodies of a kind have packs of their own, so that they are read in their order. */
export const groupOf = (key: string): number => key.charCodeAt(0);
