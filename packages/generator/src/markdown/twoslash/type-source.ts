import type { TypedCode } from './types.ts';

/** A block whose types are wanted. */
export interface TypeRequest {
  code: string;
  /** As in the fence: `ts`, `vue` ... */
  language: string;
  /** It is locked, so nothing of it may be kept. @default false */
  isSecret?: boolean;
}

/** Whoever can tell the types of a block. */
export interface TypeSource {
  /** Rejects only when there is nobody to ask. */
  read(request: TypeRequest): Promise<TypedCode>;
}

const languages = new Set('ts typescript mts cts tsx js javascript mjs cjs jsx vue'.split(' '));

/** Whether blocks in this language have types. */
export const hasTypes = (language: string) => languages.has(language);
