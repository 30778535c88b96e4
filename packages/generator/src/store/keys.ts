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
} as const;

export type Kind = keyof typeof KINDS;

/** Bytes of a key: its kind, and what is left of a hash of its name. */
export const KEY_BYTES = 12;

/** The key of a body by its kind and name, as `latin1`. A name stands for all that the body was made of. */
export const keyOf = (kind: Kind, name: string): string =>
  String.fromCharCode(KINDS[kind]) +
  hash('sha256', name, 'buffer')
    .subarray(0, KEY_BYTES - 1)
    .toString('latin1');

/** Whether a key is of a kind. */
export const isOfKind = (key: string, kind: Kind): boolean => key.charCodeAt(0) === KINDS[kind];
