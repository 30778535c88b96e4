import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readSealed, writeSealed } from '../../core/cache/sealed-file.ts';
import type { Shard } from './shard.ts';

/** What a part tells of itself. */
export interface PartInfo extends Shard {
  /** The site that it is of, as its author knows it. */
  site: string;
  /** Version of Bifolio. */
  bifolio: string;
  /** Major version of Node.js: sorting and dates follow it. */
  node: string;
  /** Stands for everything that its documents have in common. */
  key: string;
  /** Stands for the rows of all sources. */
  rows: string;
}

/** Name of the file that makes a folder a part. No dot at its start: services that hand folders on leave such files out. */
export const PART_FILE = 'bifolio-part';

/** Goes up when parts change their shape. */
const FORMAT = 'part 3';

export const isPart = (folder: string): boolean => existsSync(join(folder, PART_FILE));

export const writePartInfo = (folder: string, info: PartInfo): void =>
  writeSealed(join(folder, PART_FILE), FORMAT, JSON.stringify(info));

/** `undefined` when it is damaged. */
export function readPartInfo(folder: string): PartInfo | undefined {
  const text = readSealed(join(folder, PART_FILE), FORMAT);
  return text && (JSON.parse(text.toString()) as PartInfo);
}
