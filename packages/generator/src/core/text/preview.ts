/** Longest text that an error repeats, in characters. */
const PREVIEW_LENGTH = 60;

/** A value as an error may show it: short, on one line. */
export function preview(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'object') return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > PREVIEW_LENGTH ? `${text.slice(0, PREVIEW_LENGTH)}…` : text;
}

/** The kind of a value that must not be shown itself. */
export function previewSecret(value: unknown): string {
  if (value === '') return 'an empty text';
  return typeof value === 'string' || typeof value === 'number' ? `a ${typeof value}` : preview(value);
}
