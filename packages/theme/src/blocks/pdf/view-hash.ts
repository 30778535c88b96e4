import type { PdfLook } from './attributes.ts';

/** What viewers read behind the `#` of an address (RFC 8118, section 3). */
export function viewHash({ page, zoom, noToolbar }: Pick<PdfLook, 'page' | 'zoom' | 'noToolbar'>): string {
  const hash = [`page=${within(page, 1, 99_999) ?? 1}`, `zoom=${within(zoom, 5, 1000) ?? 50}`];
  if (noToolbar) hash.push('toolbar=0');
  return hash.join('&');
}

/** A whole number between two others; `undefined` for everything else. */
const within = (number: number | undefined, from: number, to: number): number | undefined =>
  number !== undefined && number >= from && number <= to ? Math.round(number) : undefined;
