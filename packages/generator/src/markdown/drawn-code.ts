import type { Token } from 'markdown-it';
import { typesOf } from './twoslash/typed-fences.ts';

/** Code blocks of a page as they were drawn before, so that a page whose text alone has changed needs no grammar. */
export interface DrawnCode {
  /** HTML of the block with this key, from the last time. */
  known(key: string): string | undefined;
  /** Told of each block of the page that may be known next time. */
  remember(key: string, html: string): void;
}

/** Everything in the source that a block's HTML depends on. Blocks with types depend on more, and have no key. */
export const codeKey = (token: Token, lang: string): string | undefined =>
  typesOf(token) ? undefined : JSON.stringify([lang, token.info, token.content]);
