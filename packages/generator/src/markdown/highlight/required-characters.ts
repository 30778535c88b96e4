import {
  type AlternativeElementNode,
  type AlternativeNode,
  type CharacterClassElementNode,
  parse,
} from 'oniguruma-parser/parser';

/** Which ASCII characters are in a text, a bit each. */
export type Characters = Int32Array;

/** Sets of characters one after the other: every text with a match has all of one of them. */
export type RequiredCharacters = Int32Array;

const WORDS = 4;

/** The ASCII characters of a text. */
export function charactersOf(text: string): Characters {
  const found = new Int32Array(WORDS);
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code < 128) found[code >> 5] = (found[code >> 5] ?? 0) | (1 << (code & 31));
  }
  return found;
}

/** Whether a text of these characters may have a match. Asked for each pattern of each line. */
export function mayMatch(required: RequiredCharacters, found: Characters): boolean {
  for (let set = 0; set < required.length; set += WORDS) {
    let word = 0;
    while (word < WORDS && lacksNone(required[set + word], found[word])) word++;
    if (word === WORDS) return true;
  }
  return false;
}

const lacksNone = (required = 0, found = 0) => (required & ~found) === 0;

/** What a pattern cannot do without; `undefined` when that is nothing, or more than is worth a look. */
export function requiredCharacters(source: string): RequiredCharacters | undefined {
  try {
    const sets = ofAny(parse(source, LENIENT).body, { areLettersFolded: IGNORES_CASE.test(source) });
    return sets.includes('') ? undefined : Int32Array.from(sets.flatMap((set) => [...charactersOf(set)]));
  } catch {
    return undefined; // The engine knows more than the parser, or tells the mistake itself.
  }
}

/** As the engine is set by Shiki. */
const LENIENT = {
  rules: { captureGroup: true },
  skipLookbehindValidation: true,
  skipPropertyNameValidation: true,
};

const IGNORES_CASE = /\(\?[a-z]*i/;
/** Beyond so many sets a look takes as long as a search. */
const MOST_SETS = 24;

interface Folding {
  /** A letter may stand for others. */
  areLettersFolded: boolean;
}

/** The sets of alternatives, as texts; that which needs nothing is empty. */
function ofAny(alternatives: readonly AlternativeNode[], folding: Folding): readonly string[] {
  const sets = new Set(alternatives.flatMap(({ body }) => ofAll(body, folding)));
  return sets.size > MOST_SETS ? [''] : [...sets];
}

/** What all elements need together: of those with several sets, the ones of that with the fewest. */
function ofAll(elements: readonly AlternativeElementNode[], folding: Folding): readonly string[] {
  const needed = elements.map((element) => ofElement(element, folding));
  const certain = needed.filter(({ length }) => length === 1).join('');
  const [fewest = ['']] = needed.filter(({ length }) => length > 1).sort((a, b) => a.length - b.length);
  return fewest.map((set) => set + certain);
}

function ofElement(
  element: AlternativeElementNode | CharacterClassElementNode,
  folding: Folding,
): readonly string[] {
  switch (element.type) {
    case 'Character':
      return [ofCharacter(element.value, folding)];
    case 'CharacterClass':
      return element.negate || element.kind !== 'union'
        ? ['']
        : element.body.flatMap((one) => ofElement(one, folding));
    case 'Quantifier':
      return element.min > 0 ? ofElement(element.body, folding) : [''];
    case 'LookaroundAssertion':
      return element.negate ? [''] : ofAny(element.body, folding);
    case 'CapturingGroup':
    case 'Group':
      return ofAny(element.body, folding);
    default:
      return [''];
  }
}

function ofCharacter(code: number, { areLettersFolded }: Folding): string {
  const character = String.fromCodePoint(code);
  return code >= 128 || (areLettersFolded && /[a-z]/i.test(character)) ? '' : character;
}
