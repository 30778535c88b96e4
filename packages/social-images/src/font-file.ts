import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { optionError } from './option-error.ts';

/** A font of the options. */
export interface FontFile {
  /** Stands for its content. */
  hash: string;
  /** Reads the font. Throws a `BifolioError` when it is none. */
  open(): Font;
}

/** The font at a `file:` URL. Throws a `BifolioError` when there is none. */
export function readFontFile(url: string): FontFile {
  const [address = '', name] = url.split('#');
  const bytes = readBytes(address);
  return {
    hash: hash('sha256', bytes, 'base64url').slice(0, 12) + (name ? `#${name}` : ''),
    open: () => openFont(address, readBytes(address), name),
  };
}

function readBytes(address: string): Uint8Array {
  try {
    return readFileSync(fileURLToPath(address));
  } catch {
    throw optionError(
      `The font file ${fileURLToPath(address)} can't be read.`,
      'Correct the path. import.meta.resolve() takes it from the file that contains it.',
    );
  }
}

function openFont(address: string, bytes: Uint8Array, name: string | undefined): Font {
  const file = fileURLToPath(address);
  const found = tryCreate(bytes);
  if (!found)
    throw optionError(`${file} is not a font that can be read.`, 'Use one of: OTF, TTF, TTC, WOFF2.');
  if (!('fonts' in found)) return found;
  const font = found.fonts.find(({ postscriptName }) => postscriptName === name);
  if (font) return font;
  const names = found.fonts.map(({ postscriptName }) => postscriptName);
  throw optionError(
    `${file} contains several fonts${name ? `, but none with the name "${name}"` : ''}.`,
    `Add # and one of these names to the URL: ${names.join(', ')}.`,
  );
}

/** A WOFF of the first version takes seconds for each title: its tables are unpacked for each letter. */
function tryCreate(bytes: Uint8Array): ReturnType<typeof create> | undefined {
  try {
    return isWoff(bytes) ? undefined : create(bytes);
  } catch {
    return undefined;
  }
}

const isWoff = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'wOFF';
