import { parseLength, parseRatio, parseTime } from '../../core/text/attribute-string.ts';
import type { AttributeKind } from '../../core/text/attributes.ts';

/** Why a value is none of its kind, and what to write. */
export interface AttributeFault {
  message: string;
  hint: string;
}

/** Kinds whose values are text that is read. */
type ReadKind = 'number' | 'length' | 'ratio' | 'color' | 'time';

const LENGTH = /^(?:[\d.]+[a-z%]*|[a-z-]+\(.*\))$/i;
const COLOR = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]+|[a-z-]+\(.*\))$/i;

/** How a value is read, and a valid one. */
const READ: Record<ReadKind, { read(text: string): unknown; what: string; example: string }> = {
  number: {
    read: (text) => (text !== '' && Number.isFinite(Number(text)) ? Number(text) : undefined),
    what: 'a number',
    example: '2',
  },
  length: {
    read: (text) => (LENGTH.test(text) ? parseLength(text) : undefined),
    what: 'a length',
    example: '300px',
  },
  ratio: { read: parseRatio, what: 'width to height', example: '16:9' },
  color: { read: (text) => (COLOR.test(text) ? text : undefined), what: 'a color', example: '#0a7' },
  time: { read: parseTime, what: 'seconds, or minutes and seconds', example: '1:30' },
};

const isRead = (kind: AttributeKind): kind is ReadKind =>
  typeof kind === 'string' && Object.hasOwn(READ, kind);

/** A value as its kind has it, such as `300px` of `300` for a length. `undefined` where it makes no sense. */
export function attributeValue(kind: AttributeKind, value: unknown): unknown {
  if (kind === 'any' || (kind === 'content' && value !== true)) return value;
  if (typeof kind === 'object') return kind.includes(String(value)) ? value : undefined;
  if (kind === 'switch') return switchValue(value);
  if (typeof value === 'boolean' || typeof value === 'object') return undefined;
  return isRead(kind) ? READ[kind].read(String(value).trim()) : String(value);
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
  return isRead(kind) ? `Write ${READ[kind].what}: ${name}="${READ[kind].example}".` : `Write ${name}="…".`;
}
