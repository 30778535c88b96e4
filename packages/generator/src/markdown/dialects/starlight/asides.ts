/** Kinds of asides, and ours. */
export const ASIDES = { note: 'note', tip: 'tip', caution: 'warning', danger: 'caution' };

/** `:::caution` and `:::note{icon="star"}` as our kinds. */
export const convertAsides = (text: string): string =>
  text
    .replace(
      /^([ \t]*:{3,})(caution|danger)(?=[[{\s]|$)/gm,
      (_, colons: string, kind: keyof typeof ASIDES) => colons + ASIDES[kind],
    )
    .replace(/^([ \t]*:{3,}\w+(?:\[[^\]\n]*\])?)\{[^{}\n]*\}[ \t]*$/gm, '$1');
