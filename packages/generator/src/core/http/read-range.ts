import type { IncomingMessage } from 'node:http';

/** Numbers of 16 digits and more are not counted exactly; Node refuses them, and no file has so many bytes. */
const RANGES = /^bytes=(?:(?:\d{1,15}-\d{0,15}|-\d{1,15})(?:\s*,\s*(?=[\d-])|$))+$/;

/**
 * The `Range` of a request, if it has to be looked at: RFC 9110, section 14.2, has others ignored. One that ends before it
 * begins is among them.
 */
export function readRange({ method, headers: { range } }: IncomingMessage): string | undefined {
  if (method !== 'GET' || !range || !RANGES.test(range)) return undefined;
  const parts = [...range.matchAll(/(\d+)-(\d+)/g)];
  return parts.every(([, first, last]) => Number(first) <= Number(last)) ? range : undefined;
}

/**
 * Takes away a range that Vite's file server would answer wrongly; the answer is then the whole file, which is always right
 * (RFC 9110, section 14.2). It reads `-5` as the first five bytes, knows no lists, and no `If-Range`.
 */
export function keepPlainRange({ headers }: IncomingMessage): void {
  if (headers.range && (headers['if-range'] || !/^bytes=\d+-\d*$/.test(headers.range))) delete headers.range;
}
