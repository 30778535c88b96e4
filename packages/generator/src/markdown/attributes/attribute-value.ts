import { parseLength, parseTime } from '../../core/text/attribute-string.ts';
import type { AttributeKind } from '../../core/text/attributes.ts';

/** Why a value is none of its kind, and what to write. */
export interface AttributeFault {
  message: string;
  hint: string;
}

const LENGTH = /^(?:[\d.]+[a-z%]*|[a-z-]+\(.*\))$/i;

/** A value as its kind has it, such as `300px` of `300` for a length. `undefined` where it makes no sense. */
export function attributeValue(kind: AttributeKind, value: unknown): unknown {
  if (kind === 'any' || (kind === 'content' && value !== true)) return value;
  if (typeof kind === 'object') return kind.includes(String(value)) ? value : undefined;
  if (kind === 'switch') return switchValue(value);
  if (typeof value === 'boolean' || typeof value === 'object') return undefined;
  const text = String(value).trim();
  if (kind === 'number') return text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined;
  if (kind === 'length') return LENGTH.test(text) ? parseLength(text) : undefined;
  if (kind === 'time') return parseTime(text);
  return String(value);
}

function switchValue(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  return value === '' || value === 'true' ? true : value === 'false' ? false : undefined;
}

/** What to tell of a value that is none of its kind; `place` is `size in ::: card`. */
export function valueFault(kind: AttributeKind, name: string, value: unknown, place: string): AttributeFault {
  const hint = hintOf(kind, name);
  if (value === true) return { message: `Missing value for ${place}.`, hint };
  const shown = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return { message: `Invalid value "${shown}" for ${place}; it is ignored.`, hint };
}

function hintOf(kind: AttributeKind, name: string): string {
  if (typeof kind === 'object') return `Use one of: ${kind.join(', ')}.`;
  if (kind === 'switch') return `Write ${name} without a value.`;
  if (kind === 'number') return `Write a number: ${name}="2".`;
  if (kind === 'length') return `Write a length: ${name}="300px".`;
  if (kind === 'time') return `Write seconds, or minutes and seconds: ${name}="1:30".`;
  return `Write ${name}="…".`;
}
