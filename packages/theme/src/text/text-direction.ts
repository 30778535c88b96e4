/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']);

type TextDirection = 'ltr' | 'rtl';

/** Every page asks, and to ask the script takes 25 µs. */
const known = new Map<string, TextDirection>();

/** By the script of the language: right to left for `ar`, `ckb`, `dv`, `fa`, `he`, `ps`, `ug`, `ur`, `yi` ... */
export function textDirection(lang: string): TextDirection {
  const direction = known.get(lang) ?? directionOf(lang);
  known.set(lang, direction);
  return direction;
}

function directionOf(lang: string): TextDirection {
  try {
    return RIGHT_TO_LEFT.has(new Intl.Locale(lang).maximize().script ?? '') ? 'rtl' : 'ltr';
  } catch {
    return 'ltr';
  }
}
