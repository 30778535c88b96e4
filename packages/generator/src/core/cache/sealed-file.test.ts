import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSealed, writeSealed } from './sealed-file.ts';

const path = join(mkdtempSync(join(tmpdir(), 'bifolio-sealed-')), 'deep/file');

test.each(['text\nof 两 lines', '', Buffer.from([0, 10, 255])])('%j is read as it was written', (body) => {
  writeSealed(path, 'key', body);
  expect(readSealed(path, 'key')).toEqual(Buffer.from(body));
});

test('a file of another origin, a changed one and none at all are not read', () => {
  writeSealed(path, 'key', 'text');
  expect(readSealed(path, 'other')).toBeUndefined();
  const whole = readFileSync(path);
  for (let at = 0; at <= whole.length; at++) {
    writeFileSync(
      path,
      Buffer.concat([whole.subarray(0, at), Buffer.from([(whole[at] ?? 0) ^ 1]), whole.subarray(at + 1)]),
    );
    expect([at, readSealed(path, 'key')]).toEqual([at, undefined]);
    writeFileSync(path, whole.subarray(0, at));
    expect([at, readSealed(path, 'key')?.length]).toEqual([at, at === whole.length ? 4 : undefined]);
  }
  expect(readSealed(`${path}-none`, 'key')).toBeUndefined();
});
