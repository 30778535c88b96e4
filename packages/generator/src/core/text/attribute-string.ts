/** Attributes as written behind the name of a container or embed: text, or `true` for a bare key. */
export type AttributeValues = Readonly<Record<string, string | boolean>>;

const item = /([\w-]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']\S*)|(?=\s|$)))?(?=\s|$)/y;
const blanks = /\s*/y;

/** One attribute as written, or text that is none, up to the next blank. */
export type AttributeItem =
  | { key: string; value: string | boolean; isQuoted: boolean }
  | { key?: undefined; text: string };

/**
 * Reads `key key=value key="value with blanks"`. Kebab-case keys become camelCase, `true` and `false` booleans, numbers
 * stay text, a later key wins. What is no attribute is passed over.
 * @example
 * ```ts
 * import { parseAttributes } from 'bifolio/markdown';
 *
 * parseAttributes('title="Green tea" cups=2 open'); // { title: 'Green tea', cups: '2', open: true }
 * ```
 */
export function parseAttributes(text: string): AttributeValues {
  const values: Record<string, string | boolean> = {};
  for (const item of attributeItems(text))
    if (item.key !== undefined && item.key !== '__proto__') values[camelCase(item.key)] = item.value;
  return values;
}

/** The parts of a line of attributes, in their order. */
export function attributeItems(text: string): AttributeItem[] {
  const items: AttributeItem[] = [];
  let position = skip(text, 0);
  while (position < text.length) {
    item.lastIndex = position;
    const match = item.exec(text);
    const begin = position;
    if (match) {
      const [whole, key = '', double, single, bare] = match;
      const quoted = double ?? single;
      const value = readValue(quoted ?? bare ?? (whole.endsWith('=') ? '' : undefined));
      items.push({ key, value, isQuoted: quoted !== undefined });
      position += whole.length;
    } else {
      while (position < text.length && !/\s/.test(text[position] ?? '')) position += 1;
      items.push({ text: text.slice(begin, position) });
    }
    position = skip(text, position);
  }
  return items;
}

/**
 * The value when it is text, otherwise nothing: `title` without `=` has no text.
 * @example
 * ```ts
 * import { textOf } from 'bifolio/markdown';
 *
 * textOf('Green tea'); // 'Green tea'
 * textOf(true); // undefined
 * ```
 */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/**
 * Whether a switch is on: a bare key or `true`.
 * @example
 * ```ts
 * import { isOn, parseAttributes } from 'bifolio/markdown';
 *
 * const { open, lazy } = parseAttributes('open lazy=false');
 * isOn(open); // true
 * isOn(lazy); // false
 * ```
 */
export const isOn = (value: unknown): boolean => value === true;

/**
 * A length for CSS: a pure number is pixels, everything else stays as it is (`50%`, `20rem`).
 * @example
 * ```ts
 * import { parseLength } from 'bifolio/markdown';
 *
 * parseLength('300'); // '300px'
 * parseLength('50%'); // '50%'
 * ```
 */
export function parseLength(text: string): string {
  const trimmed = text.trim();
  return /^\d*\.?\d+$/.test(trimmed) ? `${trimmed}px` : trimmed;
}

/** Width divided by height, of `16:9`, `16/9` or `1.5`. `undefined` when it is none. */
export function parseRatio(text: string): number | undefined {
  const [, width, height = '1'] = /^\s*(\d*\.?\d+)\s*(?:[:/]\s*(\d*\.?\d+)\s*)?$/.exec(text) ?? [];
  const ratio = Number(width) / Number(height);
  return ratio > 0 && Number.isFinite(ratio) ? Math.round(ratio * 1e4) / 1e4 : undefined;
}

/**
 * Seconds of a time: `90`, `1:30`, `1:02:03`. `undefined` when it is none.
 * @example
 * ```ts
 * import { parseTime } from 'bifolio/markdown';
 *
 * parseTime('1:30'); // 90
 * parseTime('soon'); // undefined
 * ```
 */
export function parseTime(text: string): number | undefined {
  if (!time.test(text.trim())) return undefined;
  return text.split(':').reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

/** Only the first part may be larger than a clock shows, and only the last one may have a fraction. */
const time = /^\d+(?::[0-5]?\d){0,2}(?:\.\d+)?$/;

function skip(text: string, from: number): number {
  blanks.lastIndex = from;
  return from + (blanks.exec(text)?.[0].length ?? 0);
}

function readValue(text: string | undefined): string | boolean {
  if (text === undefined || text === 'true') return true;
  return text === 'false' ? false : text;
}

/** `codeTabs` as `code-tabs`. */
export const kebabCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `code-tabs` as `codeTabs`. */
export const camelCase = (key: string) =>
  key.replace(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
