import { mkdtempSync, readFileSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPageStore, openStoreReader, openStoreWriter } from './page-store.ts';

test('an index that was cut anywhere says what is left of it, and nothing of the rest', () => {
  const dir = mkdtempSync(join(tmpdir(), 'bifolio-store-'));
  createPageStore(dir, 2);
  const writer = openStoreWriter(dir, 1);
  writer.write(0, Buffer.from('first'));
  writer.write(1, Buffer.from('second'));
  writer.close();
  const index = join(dir, 'index');
  const { length } = readFileSync(index);
  for (let bytes = length; bytes >= 0; bytes--) {
    truncateSync(index, bytes);
    const reader = openStoreReader(dir);
    const found = [0, 1].map((page) => reader.read(page)?.toString());
    const hashes = [0, 1].filter((page) => reader.hash(page));
    reader.close();
    const whole = ['first', 'second'].slice(0, Math.floor(bytes / (length / 2)));
    expect([bytes, found.filter(Boolean), hashes.length]).toEqual([bytes, whole, whole.length]);
  }
});
