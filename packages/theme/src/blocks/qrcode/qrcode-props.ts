import type { QRCodeLook } from './attributes.ts';
import type { QRCoding } from './qr-path.ts';

/** A QR code, as its component gets it. */
export interface QRCodeProps extends Omit<QRCodeLook, 'logo'> {
  /** What it says; `.` is the address of the page. */
  text: string;
  /** An image in its middle. */
  logo?: string | { src: string };
  /** The text has been found to be a page of the site: a route with its base. */
  isPage?: boolean;
}

/** How the text is coded. What is out of range counts as not given. */
export function codingOf({ level, version, mask, logo }: QRCodeProps): QRCoding {
  return { level: level ?? (logo ? 'H' : 'M'), version: within(version, 1, 40), mask: within(mask, 0, 7) };
}

/** A number between two others; `undefined` for everything else. */
export const within = (number: number | undefined, from: number, to: number): number | undefined =>
  number !== undefined && number >= from && number <= to ? number : undefined;
