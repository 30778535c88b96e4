import type { QRCoding, QRLevel } from './qr-path.ts';

/** What authors may say of a QR code. Numbers may be text. */
export interface QRCodeProps {
  /** What it says; `.` is the address of the page. */
  text: string;
  /** The code alone, or a card with title and text beside it. @default 'img' */
  mode?: 'img' | 'card';
  title?: string;
  /** In a card: the code at the end. @default false */
  reverse?: boolean | string;
  /** @default 'left' */
  align?: string;
  /** Pixels, or a CSS length. @default `scale` for each module */
  width?: string | number;
  /** Pixels of a module. @default 4 */
  scale?: string | number;
  /** Empty modules around it. @default 2 */
  margin?: string | number;
  /** An image in its middle. */
  logo?: string | { src: string };
  /** Width of the image, as a part of the code's. @default 0.2 */
  logoSize?: string | number;
  /** How much may be dirty: `L`, `M`, `Q`, `H`. @default 'M', with a logo 'H' */
  level?: string;
  /** 1 to 40. @default the smallest that fits */
  version?: string | number;
  /** 0 to 7. @default the best to read */
  mask?: string | number;
  /** @default '#fff' */
  light?: string;
  /** @default '#000' */
  dark?: string;
  /** The text has been found to be a page of the site: a route with its base. */
  isPage?: boolean;
}

/** How the text is coded. What makes no sense counts as not given. */
export function codingOf({ level, version, mask, logo }: QRCodeProps): QRCoding {
  const wanted = String(level ?? '').toUpperCase();
  return {
    level: /^[LMQH]$/.test(wanted) ? (wanted as QRLevel) : logo ? 'H' : 'M',
    version: within(version, 1, 40),
    mask: within(mask, 0, 7),
  };
}

/** A number between two others; `undefined` for everything else. */
export function within(value: unknown, from: number, to: number): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && number >= from && number <= to ? number : undefined;
}
