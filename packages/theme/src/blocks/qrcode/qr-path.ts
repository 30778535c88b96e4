import core from '../../libraries/qrcode.ts';

export type QRLevel = 'L' | 'M' | 'Q' | 'H';

/** How a text becomes a code. */
export interface QRCoding {
  /** How much of it may be covered or dirty: L 7 %, M 15 %, Q 25 %, H 30 %. */
  level: QRLevel;
  /** 1 to 40. @default the smallest that fits */
  version?: number;
  /** 0 to 7. @default the best to read */
  mask?: number;
}

/** A code as one SVG path. */
export interface QRPath {
  /** Modules on each side, without margin. */
  size: number;
  /** The dark modules, each a unit wide. */
  path: string;
}

/** Codes that were made last: each is asked for when its page is parsed and when it is drawn. */
const made = new Map<string, QRPath | undefined>();
const MOST_KEPT = 500;

/** The code of a text (ISO/IEC 18004). `undefined` when there is no text, or more than the version holds. */
export function qrPath(text: string, coding: QRCoding): QRPath | undefined {
  const key = JSON.stringify([text, coding.level, coding.version, coding.mask]);
  if (!made.has(key)) {
    if (made.size >= MOST_KEPT) made.clear();
    made.set(key, makePath(text, coding));
  }
  return made.get(key);
}

function makePath(text: string, { level, version, mask }: QRCoding): QRPath | undefined {
  if (text === '') return undefined;
  try {
    const { size, data } = core.create(text, {
      errorCorrectionLevel: level,
      version,
      maskPattern: mask,
    }).modules;
    return { size, path: rowPaths(data, size) };
  } catch {
    return undefined;
  }
}

/** Neighbours in a row are one rectangle. */
function rowPaths(modules: Uint8Array, size: number): string {
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const start = x;
      while (x < size && modules[y * size + x]) x++;
      if (x > start) path += `M${start} ${y}h${x - start}v1h-${x - start}z`;
    }
  }
  return path;
}
