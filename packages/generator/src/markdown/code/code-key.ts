import type { Token } from 'markdown-it';
import { shortHash } from '../../core/ledger/hash.ts';
import type { ReaderText } from '../../core/text/reader-text.ts';
import type { CodeOptions } from '../highlight/options.ts';
import { typesOf } from '../twoslash/typed-fences.ts';

/** Makes keys of blocks: all that their HTML depends on. Blocks with types depend on more, and have none. */
export function createCodeKey(options: CodeOptions) {
  const ofAll = shortHash(options);
  return (token: Token, { codeMoreText }: ReaderText): string | undefined =>
    typesOf(token) ? undefined : JSON.stringify([ofAll, codeMoreText, token.info, token.content]);
}
