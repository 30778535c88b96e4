import { crc32, deflateSync } from 'node:zlib';

export interface Pixels {
  /** Red, green, blue and opacity of each pixel, row by row; all are opaque. */
  pixels: Uint8Array;
  width: number;
  height: number;
}

/** Keeps four bits of each color: the edges of letters in 16 steps. */
const COARSE = 0xf0f0f0;

/**
 * A PNG with a palette, a third of one without. Colors that differ little become one: of `colors` (`#rrggbb`) and their mixtures at the
 * edges of letters. Up to five of them fit into the 256 that a palette has.
 */
export function encodePng({ pixels, width, height }: Pixels, colors: readonly string[]): Uint8Array {
  const palette = new Map<number, number>();
  const exact: number[] = [];
  const add = (color: number) => {
    const at = exact.push(color) - 1;
    palette.set(color & COARSE, at);
    return at;
  };
  for (const color of colors.map(toNumber)) if (!palette.has(color & COARSE)) add(color);
  const rows = new Uint8Array((width + 1) * height); // Each row begins with its filter, which is none.
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  let last = -1;
  let at = 0;
  words.forEach((word, index) => {
    const color = word & 0xffffff;
    if (color !== last) at = palette.get(color & COARSE) ?? add(color);
    last = color;
    rows[index + Math.floor(index / width) + 1] = at;
  });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from(exact.flatMap((color) => [color & 255, (color >> 8) & 255, color >> 16]))),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** `#rrggbb` as the pixels have it: red is lowest. */
function toNumber(color: string): number {
  const [red = 0, green = 0, blue = 0] = Buffer.from(color.slice(1), 'hex');
  return red | (green << 8) | (blue << 16);
}

function header(width: number, height: number): Uint8Array {
  const bytes = Buffer.alloc(13);
  bytes.writeUInt32BE(width, 0);
  bytes.writeUInt32BE(height, 4);
  bytes.set([8, 3], 8); // Eight bits for a pixel, with a palette.
  return bytes;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = Buffer.alloc(data.length + 12);
  bytes.writeUInt32BE(data.length, 0);
  bytes.write(type, 4, 'latin1');
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, data.length + 8)), data.length + 8);
  return bytes;
}
