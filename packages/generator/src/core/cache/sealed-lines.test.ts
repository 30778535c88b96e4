import { closeSync, mkdtempSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { createSealedLines, readSealedLines } from './sealed-lines.ts';

const path = join(mkdtempSync(join(tmpdir(), 'bifolio-lines-')), 'deep/lines');

function read(key = 'key'): [boolean, string[]] {
  const file = openSync(path, 'r');
  const lines: string[] = [];
  const isWhole = readSealedLines(file, key, (line) => lines.push(line.toString()));
  closeSync(file);
  return [isWhole, lines];
}

test('lines are read as they were written, however long', () => {
  const written = ['一', '', 'x'.repeat(600_000), 'last'];
  const lines = createSealedLines(path, 'key');
  const places = written.map((line) => lines.add(line));
  lines.keep();
  expect(read()).toEqual([true, written]);
  expect(readFileSync(path).subarray(places[3]).toString()).toMatch(/^last\n/);
});

test('a line may come in parts', () => {
  const lines = createSealedLines(path, 'key');
  lines.add('head ', Buffer.from('一'), 'x'.repeat(300_000));
  lines.add('last');
  lines.keep();
  expect(read()).toEqual([true, [`head 一${'x'.repeat(300_000)}`, 'last']]);
});

test('lines of another origin and damaged ones are not whole', () => {
  expect(read('other')[0]).toBe(false);
  const whole = readFileSync(path);
  for (const damaged of [whole.subarray(0, -1), Buffer.from(whole).fill('y', 9, 10), Buffer.alloc(0)]) {
    writeFileSync(path, damaged);
    expect(read()[0]).toBe(false);
  }
});

test('what is not kept leaves nothing', () => {
  const lines = createSealedLines(path, 'key');
  lines.add('a');
  lines.discard();
  expect(readdirSync(dirname(path))).toEqual(['lines']);
});
