/** A text without what XML cannot hold. */
export const xmlText = (text: string): string =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones
  text.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '');
