import { crc32, deflateSync } from 'node:zlib';
import type { Random } from './random.ts';

const COUNT = 12;

/** Names of the corpus's images below the folder of files that are published as they are. */
const nameOf = (index: number) => `images/figure-${index}.png`;

/** Address of one of them. */
export const figureAddress = (random: Random): string => `/${nameOf(random.below(COUNT))}`;

/** The images by their names: grey ones of several sizes. */
export function figures(): ReadonlyMap<string, Buffer> {
  return new Map(
    Array.from({ length: COUNT }, (_, index) => [nameOf(index), greyPng(320 + 80 * index, 240 + 40 * index)]),
  );
}

function greyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8; // Bits of a pixel; the colour type 0 is grey.
  const rows = Buffer.alloc((width + 1) * height, 128);
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0; // No filter.
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
