import type { Token } from 'markdown-it';
import { typesOf } from '../twoslash/typed-fences.ts';

/** Everything in the source that a block's HTML depends on. Blocks with types depend on more, and have no key. */
export const codeKey = (token: Token, lang: string): string | undefined =>
  typesOf(token) ? undefined : JSON.stringify([lang, token.info, token.content]);
