import type { Readable, Writable } from 'node:stream';
import { isCancel, select, text } from '@clack/prompts';
import { BifolioError } from '../../core/errors/bifolio-error.ts';

/** Where questions are written and answers are read. */
export interface Dialog {
  input: Readable;
  output: Writable;
}

/** Asks for the title of a new page. Throws a `BifolioError` when the author gives up. */
export async function askTitle(dialog: Dialog): Promise<string> {
  const answer = await text({
    ...dialog,
    message: 'What is its title?',
    validate: (title) => (title?.trim() ? undefined : 'Type a title.'),
  });
  return notCancelled(answer).trim();
}

/** Asks in which of several blogs a post belongs. Throws a `BifolioError` when the author gives up. */
export async function askFolder(folders: readonly string[], dialog: Dialog): Promise<string> {
  const options = folders.map((value) => ({ value }));
  return notCancelled(await select({ ...dialog, message: 'In which folder?', options }));
}

function notCancelled(answer: string | symbol): string {
  if (!isCancel(answer)) return String(answer);
  throw new BifolioError({
    severity: 'error',
    code: 'cancelled',
    message: 'Cancelled; nothing was written.',
  });
}
