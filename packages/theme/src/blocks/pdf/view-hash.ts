import { isSet } from '../../embeds/is-set.ts';

/** How a PDF is shown. Numbers may be text. */
export interface PdfView {
  /** @default 1 */
  page?: number | string;
  /** Percent. @default 50 */
  zoom?: number | string;
  /** @default false */
  noToolbar?: boolean | string;
}

/** What viewers read behind the `#` of an address (RFC 8118, section 3). */
export function viewHash({ page, zoom, noToolbar }: PdfView): string {
  const hash = [`page=${within(page, 1, 99_999) ?? 1}`, `zoom=${within(zoom, 5, 1000) ?? 50}`];
  if (isSet(noToolbar)) hash.push('toolbar=0');
  return hash.join('&');
}

/** A whole number between two others; `undefined` for everything else. */
function within(value: unknown, from: number, to: number): number | undefined {
  const number =
    typeof value === 'number' || typeof value === 'string' ? Number(value || Number.NaN) : Number.NaN;
  return number >= from && number <= to ? Math.round(number) : undefined;
}
