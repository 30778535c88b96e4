import { installCommand } from '../../../core/errors/install-command.ts';
import type { TypedCode, TypeProblem } from '../types.ts';

/** A block in a site that has no TypeScript for it. */
export const typesNotInstalled = (code: string): TypedCode =>
  unread(code, {
    message: 'This block asks for types with `twoslash`, but the package that reads them is not installed.',
    hint: `Run \`${installCommand('@bifolio/twoslash', { dev: true })}\`, or take \`twoslash\` away from the block.`,
  });

/** A block that was too much for the thread: it ran out of memory, say. */
export const gaveUp = (code: string, { message }: Error): TypedCode =>
  unread(code, {
    message: `Type checking failed for this block: ${message}.`,
    hint: 'Shorten the block, or remove `twoslash` from it.',
  });

/** A block on a page whose others have used up the time. */
export const tookTooLong = (code: string): TypedCode =>
  unread(code, {
    message: 'The blocks with `twoslash` on this page take too long, so the rest of them has no types.',
    hint: 'Shorten the blocks, or split the page.',
  });

const unread = (code: string, problem: TypeProblem): TypedCode => ({
  code,
  notes: [],
  problems: [problem],
  dependencies: {},
});
