import { createFenceTracker } from '../../markdown/code/fence-tracker.ts';

/** The first line of a locked part, in lists and quotes too, or its element. */
const opening = /^[\s>*+\-\d.)]*:{3,}\s*encrypt\b|<Encrypt\b/im;

/** Whether a text may have a part that opens with a password. One that is shown as code counts too: secrets depend on it. */
export const mayHaveLockedPart = (text: string): boolean => opening.test(text);

/** Whether a text has a part that opens with a password, as far as its lines tell. No secret may depend on it. */
export function hasLockedPart(text: string): boolean {
  if (!opening.test(text)) return false;
  const isFence = createFenceTracker();
  return text.split('\n').some((line) => !isFence(line) && opening.test(line));
}
