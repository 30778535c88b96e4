import { decodeAttribute } from '../../core/html/escape-html.ts';
import { parseLooseJson } from '../attributes/loose-json.ts';
import { isHtmlElement } from '../html/html-elements.ts';

/** A component's tag as it stands in the text. */
export interface ComponentTag {
  kind: 'open' | 'close' | 'self';
  name: string;
  props: Record<string, unknown>;
  /** Index after the `>`. */
  end: number;
  /** Why an attribute cannot be read; the tag then stays text. */
  problem?: string;
}

const namePattern = /<(\/?)([A-Z][\w]*(?:\.[A-Z]\w*)*)/y;
const attributePattern = /\s+([:@]?[A-Za-z_][\w:.-]*)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"'=<>`{}]+|(?=\{)))?/y;
const endPattern = /\s*(\/?)>/y;
/** Longest JSON in braces, so that a lone brace does not search a whole page. */
const longestJson = 10_000;

/**
 * The tag at `start`, when one of a component ends before `end`. `spend` pays for looking for a closing brace.
 *
 * `<Badge text="new" :size="2" config={{"a": 1}} bare />`
 */
export function parseComponentTag(
  text: string,
  start: number,
  end: number,
  spend: (steps: number) => boolean,
): ComponentTag | undefined {
  namePattern.lastIndex = start;
  const opening = namePattern.exec(text);
  const name = opening?.[2] ?? '';
  if (!opening || isHtmlElement(name)) return undefined;
  const props: Record<string, unknown> = {};
  let problem: string | undefined;
  let position = start + opening[0].length;
  for (
    let attribute = match(attributePattern, text, position);
    attribute;
    attribute = match(attributePattern, text, position)
  ) {
    position += attribute[0].length;
    const [, key = '', written] = attribute;
    if (written === '') {
      const close = spend(1) ? closingBrace(text, position, Math.min(end, position + longestJson)) : -1;
      if (close === -1) {
        spend(longestJson);
        return undefined;
      }
      const json = text.slice(position + 1, close);
      const value = parseLooseJson(json);
      if (value === undefined) problem ??= `the value of "${key}" is not JSON: {${json}}`;
      props[propName(key)] = value;
      position = close + 1;
    } else props[propName(key)] = attributeValue(key, written);
  }
  const closing = match(endPattern, text, position);
  if (!closing || position + closing[0].length > end) return undefined;
  const kind = opening[1] ? 'close' : closing[1] ? 'self' : 'open';
  return { kind, name, props, end: position + closing[0].length, ...(problem && { problem }) };
}

function match(pattern: RegExp, text: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

/** `true` for a bare attribute; `:size="2"` is read as JSON where it is JSON, otherwise it stays text. */
function attributeValue(key: string, written: string | undefined): unknown {
  if (written === undefined) return true;
  const text = decodeAttribute(/^["']/.test(written) ? written.slice(1, -1) : written);
  return key.startsWith(':') ? (parseLooseJson(text) ?? text) : text;
}

/** `max-width` → `maxWidth`, `class` → `className`; `data-*` and `aria-*` stay, as React wants them. */
function propName(key: string): string {
  const name = key.replace(/^(?::|v-bind:)/, '');
  if (name === 'class') return 'className';
  return /^(?:data|aria)-/.test(name)
    ? name
    : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Index of the brace that closes the one at `start`, outside of quotes; -1 without one. */
function closingBrace(text: string, start: number, end: number): number {
  let depth = 0;
  let quote = '';
  for (let index = start; index < end; index++) {
    const character = text.charAt(index);
    if (quote) {
      if (character === '\\') index++;
      else if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '{') depth++;
    else if (character === '}' && --depth === 0) return index;
  }
  return -1;
}
