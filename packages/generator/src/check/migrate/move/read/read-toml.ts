/** What a TOML text says, and why its rest could not be read. */
export interface ReadToml {
  value: TomlTable;
  fault?: { line: number; reason: string };
}

export interface TomlTable {
  [key: string]: unknown;
}

/** Reads TOML 1.0. Dates are text; text behind the first mistake is left out. Never throws. */
export function readToml(source: string): ReadToml {
  const value: TomlTable = table();
  const at: Cursor = { source: source.replace(/\r\n?/g, '\n'), pos: 0, depth: 0 };
  try {
    let current = value;
    for (skipLines(at); at.pos < at.source.length; skipLines(at)) {
      if (peek(at) === '[') current = header(at, value);
      else assign(current, readKey(at), assigned(at));
      endLine(at);
    }
  } catch (error) {
    if (!(error instanceof TomlFault)) throw error;
    return { value, fault: { line: at.source.slice(0, at.pos).split('\n').length, reason: error.message } };
  }
  return { value };
}

class TomlFault extends Error {}

interface Cursor {
  source: string;
  pos: number;
  depth: number;
}

/** Lists and tables within each other; TOML of people has five. */
const DEEPEST = 100;

/** Without a prototype: a key may be any text. */
const table = (): TomlTable => Object.create(null) as TomlTable;
const isTable = (value: unknown): value is TomlTable =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const peek = ({ source, pos }: Cursor) => source[pos];

function take(at: Cursor, pattern: RegExp): string | undefined {
  pattern.lastIndex = at.pos;
  const found = pattern.exec(at.source)?.[0];
  if (found !== undefined) at.pos += found.length;
  return found;
}

const skipBlanks = (at: Cursor) => take(at, /[ \t]*/y);
const skipLines = (at: Cursor) => take(at, /(?:[ \t\n]|#[^\n]*)*/y);

function expect(at: Cursor, sign: string): void {
  skipBlanks(at);
  if (!at.source.startsWith(sign, at.pos)) throw new TomlFault(`"${sign}" is missing`);
  at.pos += sign.length;
  skipBlanks(at);
}

function endLine(at: Cursor): void {
  if (take(at, /[ \t]*(?:#[^\n]*)?(?:\n|$)/y) === undefined)
    throw new TomlFault('the value is followed by something else');
}

function header(at: Cursor, root: TomlTable): TomlTable {
  const isList = at.source.startsWith('[[', at.pos);
  at.pos += isList ? 2 : 1;
  const path = readKey(at);
  expect(at, isList ? ']]' : ']');
  const last = path.pop() ?? '';
  const parent = path.reduce(inner, root);
  if (!isList) return inner(parent, last);
  parent[last] ??= [];
  const list = parent[last];
  if (!Array.isArray(list)) throw new TomlFault(`"${last}" is a value already`);
  const added = table();
  list.push(added);
  return added;
}

/** The table of a name; of a list of tables the last one. */
function inner(parent: TomlTable, key: string): TomlTable {
  parent[key] ??= table();
  const found = parent[key];
  const own = Array.isArray(found) ? found.at(-1) : found;
  if (!isTable(own)) throw new TomlFault(`"${key}" is a value already`);
  return own;
}

function assign(target: TomlTable, path: string[], value: unknown): void {
  const last = path.pop() ?? '';
  const parent = path.reduce(inner, target);
  if (last in parent) throw new TomlFault(`"${last}" is named twice`);
  parent[last] = value;
}

function assigned(at: Cursor): unknown {
  expect(at, '=');
  return readValue(at);
}

function readKey(at: Cursor): string[] {
  const path: string[] = [];
  do {
    skipBlanks(at);
    const sign = peek(at);
    const key = sign === '"' || sign === "'" ? readText(at) : take(at, /[\w-]+/y);
    if (key === undefined) throw new TomlFault('a key is missing');
    path.push(key);
    skipBlanks(at);
  } while (take(at, /\./y));
  return path;
}

function readValue(at: Cursor): unknown {
  const sign = peek(at);
  if (sign === '"' || sign === "'") return readText(at);
  if (sign !== '[' && sign !== '{') return scalar(take(at, /[^\s,\]}#]+(?: \d\d:[\d:.Z+-]*)?/y));
  if (++at.depth > DEEPEST) throw new TomlFault('values are nested too deeply');
  at.pos++;
  const value = sign === '[' ? readList(at) : readInline(at);
  at.depth--;
  return value;
}

function readList(at: Cursor): unknown[] {
  const list: unknown[] = [];
  for (skipLines(at); !take(at, /\]/y); skipLines(at)) {
    list.push(readValue(at));
    skipLines(at);
    if (!take(at, /,/y) && peek(at) !== ']') throw new TomlFault('a list has no "]"');
  }
  return list;
}

function readInline(at: Cursor): TomlTable {
  const value = table();
  for (skipLines(at); !take(at, /\}/y); skipLines(at)) {
    assign(value, readKey(at), assigned(at));
    skipLines(at);
    if (!take(at, /,/y) && peek(at) !== '}') throw new TomlFault('a table has no "}"');
  }
  return value;
}

function scalar(written: string | undefined): unknown {
  if (written === undefined) throw new TomlFault('a value is missing');
  if (written === 'true' || written === 'false') return written === 'true';
  const plain = written.replace(/_/g, '');
  if (/^[+-]?(?:\d+(?:\.\d+)?(?:e[+-]?\d+)?|0x[\da-f]+|0o[0-7]+|0b[01]+)$/i.test(plain)) return Number(plain);
  if (/^\d{4}-\d\d-\d\d|^\d\d:\d\d|^[+-]?(?:inf|nan)$/.test(written)) return written;
  throw new TomlFault(`${written.slice(0, 30)} is no value`);
}

const SIGNS: Readonly<Record<string, string>> = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', e: '\x1b' };

function readText(at: Cursor): string {
  const quote = peek(at) ?? '';
  const isLong = at.source.startsWith(quote.repeat(3), at.pos);
  const written = take(at, isLong ? (LONG[quote] ?? /$/y) : (SHORT[quote] ?? /$/y));
  if (!written) throw new TomlFault(`a text has no end`);
  const text = isLong ? written.slice(3, -3).replace(/^\n/, '') : written.slice(1, -1);
  return quote === "'" ? text : unescaped(text);
}

const SHORT: Readonly<Record<string, RegExp>> = { '"': /"(?:[^"\\\n]|\\.)*"/y, "'": /'[^'\n]*'/y };
const LONG: Readonly<Record<string, RegExp>> = {
  '"': /"""(?:[^\\]|\\[\s\S])*?"""(?!"(?!""))/y,
  "'": /'''[\s\S]*?'''(?!'(?!''))/y,
};

const unescaped = (text: string) =>
  text
    .replace(/\\[ \t]*\n\s*/g, '')
    .replace(/\\(?:u([\da-f]{4})|U([\da-f]{8})|(.))/gi, (_, short?: string, long?: string, sign = '') => {
      const code = Number.parseInt(short ?? long ?? '', 16);
      return Number.isNaN(code) || code > 0x10ffff ? (SIGNS[sign] ?? sign) : String.fromCodePoint(code);
    });
