import type { TypedCode, TypeProblem } from 'bifolio';
import { removeTwoslashNotations } from 'twoslash';
import { tags } from './tag-notes.ts';

/** A block that could not be read, as it would be shown, and why. */
export function unread(code: string, problems: readonly TypeProblem[]): TypedCode {
  return { code: withoutNotations(code), notes: [], problems, dependencies: {} };
}

function withoutNotations(code: string): string {
  try {
    return removeTwoslashNotations(code, tags).replace(/\n$/, '');
  } catch {
    return code;
  }
}
