import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument, visit, type YAMLMap } from 'yaml';
import { onceOf } from '../../cache/once-of.ts';
import type { Frontmatter } from '../../contracts/page.ts';
import type { Position, Problem } from '../../errors/bifolio-error.ts';
import { keyboardSlip } from './keyboard-slip.ts';
import { plainWords, REPEATED } from './plain-words.ts';
import { readPlainYaml } from './plain-yaml.ts';

/** Keys and values of a frontmatter as they were written, and where each of them stands in the file. */
export interface WrittenKeys {
  value: Frontmatter;
  /** The key at a path, or the nearest key above it. */
  placeOf(path: Problem['option']): Position;
}

/** YAML that begins on the second line of a file, after `---`. */
const FIRST_LINE = 2;

/** Reads the YAML of a frontmatter, or of a file that is YAML from its first line. Never throws: what cannot be read is a problem with line and column of the file. */
export function readYaml(
  yaml: string,
  file: string,
  { firstLine = FIRST_LINE, isLenient = false, noun = NOUN, form = FORM }: YamlReading = {},
): WrittenKeys | { problem: Problem } {
  const value = readPlainYaml(yaml);
  const reading = { firstLine, isLenient, noun, form };
  return value ? { value, placeOf: placesIn(yaml, file, reading) } : readAnyYaml(yaml, file, reading);
}

interface YamlReading {
  /** Line of the file on which the YAML begins. @default 2 */
  firstLine?: number;
  /** Whether the last of several fields of one name counts, and fields of types that only YAML knows are left out. */
  isLenient?: boolean;
  /** What the YAML is to its author. @default 'The frontmatter' */
  noun?: string;
  /** What to write where it has no fields. */
  form?: string;
}

const NOUN = 'The frontmatter';
const FORM = 'Write one `field: value` to a line between the two `---`.';

/** Nobody asks for a place unless there is a problem; who has many asks often. */
function placesIn(yaml: string, file: string, reading: Required<YamlReading>): WrittenKeys['placeOf'] {
  let placeOf: WrittenKeys['placeOf'] | undefined;
  const read = (): WrittenKeys['placeOf'] => {
    const found = readAnyYaml(yaml, file, reading);
    return 'problem' in found ? () => ({ file }) : found.placeOf;
  };
  return (path) => {
    placeOf ??= read();
    return placeOf(path);
  };
}

function readAnyYaml(
  yaml: string,
  file: string,
  { firstLine, isLenient, noun, form }: Required<YamlReading>,
): WrittenKeys | { problem: Problem } {
  const lines = new LineCounter();
  // The library compares each key with all others, which takes seconds for thousands of them.
  const document = parseDocument(yaml, {
    lineCounter: lines,
    prettyErrors: false,
    logLevel: 'error',
    uniqueKeys: false,
  });
  const place = (offset: number | undefined): Position => {
    if (offset === undefined) return { file };
    const { line, col } = lines.linePos(offset);
    return { file, line: line + firstLine - 1, column: col };
  };
  const slipped = (): Problem | undefined => {
    const slip = keyboardSlip(yaml);
    return slip && { ...slip.said, ...place(slip.offset) };
  };
  const [error] = document.errors;
  if (error) return { problem: slipped() ?? yamlProblem(noun, error.message, place(error.pos[0])) };
  const repeated = isLenient ? undefined : repeatedKey(document);
  if (repeated !== undefined) return { problem: yamlProblem(noun, REPEATED, place(repeated)) };
  const { value, fault } = plainValue(document);
  if (fault) return { problem: yamlProblem(noun, fault, place(aliasOffset(document))) };
  if (value !== null && value !== undefined && !isMap(document.contents))
    return { problem: slipped() ?? notKeysProblem({ noun, form }, place(0)) };
  const foreign = foreignValue(value);
  if (foreign && !isLenient)
    return { problem: foreignProblem(foreign, place(keyOffset(document, foreign.path))) };
  const fields = (value ?? {}) as Frontmatter;
  return {
    value: foreign ? withoutForeign(fields) : fields,
    placeOf: (path) => place(keyOffset(document, path)),
  };
}

/** Offset of the first key that its map has twice. */
function repeatedKey(document: Document): number | undefined {
  let found: number | undefined;
  visit(document, {
    Map(_, { items }) {
      const known = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (known.has(key.value)) {
          found = key.range?.[0];
          return visit.BREAK;
        }
        known.add(key.value);
      }
      return undefined;
    },
  });
  return found;
}

/** The value that the YAML stands for, or why it stands for none: `title: *new*` refers to what has no name. */
function plainValue(document: Document): { value?: unknown; fault?: string } {
  try {
    return { value: document.toJS() };
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) };
  }
}

interface ForeignValue {
  path: string[];
  what: string;
}

/** The first value that is none of text, numbers, booleans, dates, lists and keys: YAML can write bytes, sets and circles. */
function foreignValue(
  value: unknown,
  path: string[] = [],
  above: readonly unknown[] = [],
): ForeignValue | undefined {
  if (typeof value !== 'object' || value === null || value instanceof Date) return undefined;
  if (above.includes(value)) return { path, what: 'contains itself' };
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
  if (!isPlain)
    return {
      path,
      what: value instanceof Uint8Array ? 'is binary data' : 'is of a type that only YAML knows',
    };
  for (const [key, inner] of Object.entries(value)) {
    const found = foreignValue(inner, [...path, key], [...above, value]);
    if (found) return found;
  }
  return undefined;
}

const withoutForeign = (value: Frontmatter): Frontmatter =>
  Object.fromEntries(Object.entries(value).filter(([, field]) => !foreignValue(field)));

const foreignProblem = ({ path, what }: ForeignValue, position: Position): Problem => ({
  severity: 'error',
  code: 'invalid-frontmatter',
  message: `The frontmatter field \`${path.join('.')}\` ${what}.`,
  hint: 'Write text, a number, true, false, a date, a list, or fields with such values.',
  ...position,
});

/** The library takes no more for one value, and looks for each of them in all of the YAML. */
const MOST_ALIASES = 100;

/** Offset of the first reference, preferably of one that leads nowhere. */
function aliasOffset(document: Document): number | undefined {
  const known: number[] = [];
  const dangling: number[] = [];
  visit(document, {
    Alias(_, alias) {
      if (known.length + dangling.length > MOST_ALIASES) return visit.BREAK;
      if (alias.range) (alias.resolve(document) ? known : dangling).push(alias.range[0]);
      return undefined;
    },
  });
  return dangling[0] ?? known[0];
}

/** The fields of a map by name. Whoever has a mistake in each of thousands asks as often. */
const pairsOf = onceOf(({ items }: YAMLMap) => new Map(items.map((pair) => [String(pair.key), pair])));

function keyOffset(document: Document, path: Problem['option'] = []): number | undefined {
  let node: unknown = document.contents;
  let found: number | undefined;
  for (const part of path) {
    if (isSeq(node) && typeof part === 'number') {
      node = node.items[part];
      found = (node as { range?: [number, number, number] } | undefined)?.range?.[0] ?? found;
      continue;
    }
    if (!isMap(node)) break;
    const pair = pairsOf(node).get(String(part));
    found = (pair?.key as { range?: [number, number, number] } | undefined)?.range?.[0] ?? found;
    node = pair?.value;
  }
  return found;
}

function yamlProblem(noun: string, said: string, position: Position): Problem {
  const { message, hint } = plainWords(said);
  return {
    severity: 'error',
    code: 'frontmatter-yaml',
    message: `${noun} is not valid YAML: ${message.replace(/\.?$/, '.')}`,
    hint,
    ...position,
  };
}

function notKeysProblem(
  { noun, form }: Pick<Required<YamlReading>, 'noun' | 'form'>,
  position: Position,
): Problem {
  return {
    severity: 'error',
    code: 'frontmatter-yaml',
    message: `${noun} is not a list of fields.`,
    hint: form,
    ...position,
  };
}
