/** The first line of a locked part, in lists and quotes too, or its element. */
const opening = /^[\s>*+\-\d.)]*:{3,}\s*encrypt\b|<Encrypt\b/im;

/** Whether a text has a part that opens with a password. It may also be one that is shown as code: what depends on it is too careful then. */
export const hasLockedPart = (text: string): boolean => opening.test(text);
