/** A hint without marks of Markdown, which authors write from habit: it is text. */
export const plainHint = (hint: string): string =>
  hint
    .replace(
      /(\*\*|__|\*|~~|`)(?=\S)([^*_~`]+?)(?<=\S)\1/g,
      (whole, mark: string, text: string, at: number) =>
        mark === '__' && isInWord(hint, at, whole.length) ? whole : text,
    )
    .replace(/\[([^[\]]+)\]\([^()\s]+\)/g, '$1');

const isInWord = (text: string, at: number, length: number) =>
  /\w/.test(text[at - 1] ?? '') || /\w/.test(text[at + length] ?? '');
