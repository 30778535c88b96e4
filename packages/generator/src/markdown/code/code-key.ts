import type { Token } from 'markdown-it';
import type { ReaderText } from '../../core/text/reader-text.ts';
import { typesOf } from '../twoslash/typed-fences.ts';

/** Everything in the source that a block's HTML depends on. Blocks with types depend on more, and have no key. */
export const codeKey = (token: Token, { codeMoreText }: ReaderText): string | undefined =>
  typesOf(token) ? undefined : JSON.stringify([codeMoreText, token.info, token.content]);
