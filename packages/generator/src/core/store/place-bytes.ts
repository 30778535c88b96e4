/** Where a body is. */
export interface Place {
  /** Name of the pack. */
  pack: string;
  start: number;
  length: number;
  /** CRC-32 of the bytes in the pack. */
  sum: number;
}

/** Bytes of a place in a table: number of its pack, start, length, sum of its bytes. */
export const PLACE_BYTES = 16;
const [START_AT, LENGTH_AT, SUM_AT] = [2, 8, 12];

/** Writes a place into a table; `pack` is the number that stands for the name of its pack. */
export function writePlace(table: Buffer, at: number, { start, length, sum }: Place, pack: number): void {
  table.writeUInt16LE(pack, at);
  table.writeUIntLE(start, at + START_AT, 6);
  table.writeUInt32LE(length, at + LENGTH_AT);
  table.writeUInt32LE(sum, at + SUM_AT);
}

/** The place in a table; `packs` are the names by their numbers. */
export const readPlace = (table: Buffer, at: number, packs: readonly string[]): Place => ({
  pack: packs[table.readUInt16LE(at)] ?? '',
  start: table.readUIntLE(at + START_AT, 6),
  length: table.readUInt32LE(at + LENGTH_AT),
  sum: table.readUInt32LE(at + SUM_AT),
});
