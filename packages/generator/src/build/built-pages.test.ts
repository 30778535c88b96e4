import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noNeeds } from '../needs/merge-needs.ts';
import { type PageEntry, readRecord, writeRecord } from './built-pages.ts';

const path = join(mkdtempSync(join(tmpdir(), 'bifolio-record-')), 'deep/pages');
const entry = (route: string): PageEntry => [
  route,
  {
    fingerprint: `of ${route}`,
    size: 5,
    mtimeMs: 7.5,
    report: {
      file: `${route}\n双页.md`,
      route,
      anchors: ['一'],
      links: [],
      problems: [],
      dependencies: [],
      needs: noNeeds,
      missingIcons: [],
      reusable: true,
      shownFaces: [],
    },
  },
];

test('a record is read as it was written, for a build of the same site alone', () => {
  const pages = [entry('/'), entry('/指南/')];
  writeRecord(path, { siteKey: 'site', files: { 'old.html': { size: 1, mtimeMs: 2 } } }, pages);
  expect(readRecord(path, 'site')).toEqual({
    pages: new Map(pages),
    files: new Map([['old.html', { size: 1, mtimeMs: 2 }]]),
  });
  expect(readRecord(path, 'another').pages.size).toBe(0);
});

test('a record that is damaged or not there says nothing', () => {
  const whole = readFileSync(path);
  const flipped = Buffer.from(whole).fill('x', 200, 201);
  for (const damaged of [whole.subarray(0, -20), flipped, Buffer.alloc(0), Buffer.from('{')]) {
    writeFileSync(path, damaged);
    expect(readRecord(path, 'site')).toEqual({ pages: new Map(), files: new Map() });
  }
  expect(readRecord(`${path}-none`, 'site').pages.size).toBe(0);
});
