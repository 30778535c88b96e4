import type { TypedCode } from '../types.ts';

/** Processor time that may still go into types, on a usual machine. */
export interface TypeBudget {
  leftMs: number;
  /** For reading the packages that blocks import, before it is taken from the rest: their size is no fault of the page. */
  packagesMs: number;
}

/** A block whose types are wanted. */
export interface TypeRequest {
  code: string;
  /** As in the fence: `ts`, `vue` ... */
  language: string;
  /** It is locked, so nothing of it may be kept. @default false */
  isSecret?: boolean;
  /** Of the page that it is on. What the block takes is taken from it. @default no limit for the page */
  budget?: TypeBudget;
}

/** Whoever can tell the types of a block. */
export interface TypeSource {
  /** Rejects only when there is nobody to ask. */
  read(request: TypeRequest): Promise<TypedCode>;
}

const languages = new Set('ts typescript mts cts tsx js javascript mjs cjs jsx vue'.split(' '));

/** Whether blocks in this language have types. */
export const hasTypes = (language: string) => languages.has(language);
