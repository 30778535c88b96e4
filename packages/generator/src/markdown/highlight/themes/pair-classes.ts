import type { Pair } from './pair.ts';

/** Class names for pairs: the same in every process, since pages are rendered apart from the style sheet. */
export interface PairClasses {
  /** Listed pairs by class name: `s1`, `s2` ... */
  listed: ReadonlyMap<string, Pair>;
  /** All colours of each theme, for the rare pair that no single selector makes. */
  lights: readonly string[];
  darks: readonly string[];
  /** One short class for a listed pair, several for a rare one, none for plain text. */
  nameOf(pair: Pair): string;
}

/** Number the distinct pairs in the order given; `text` is plain text and gets no class. */
export function createPairClasses(text: Pair, pairs: readonly Pair[]): PairClasses {
  const names = new Map<string, string>([[keyOf(text), '']]);
  const listed = new Map<string, Pair>();
  for (const pair of pairs) {
    if (names.has(keyOf(pair))) continue;
    const name = `s${listed.size + 1}`;
    names.set(keyOf(pair), name);
    listed.set(name, pair);
  }
  const lights = [...new Set([text, ...pairs].map(({ light }) => light))];
  const darks = [...new Set([text, ...pairs].map(({ dark }) => dark))];
  const rareName = ({ light, dark, lightFont, darkFont }: Pair) =>
    `sx sl${lights.indexOf(light)} sd${darks.indexOf(dark)}${lightFont ? ` fl${lightFont}` : ''}${darkFont ? ` fd${darkFont}` : ''}`;
  return { listed, lights, darks, nameOf: (pair) => names.get(keyOf(pair)) ?? rareName(pair) };
}

const keyOf = ({ light, dark, lightFont, darkFont }: Pair) => `${light} ${dark} ${lightFont} ${darkFont}`;
