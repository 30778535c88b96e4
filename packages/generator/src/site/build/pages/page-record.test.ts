import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noNeeds } from '../../../core/needs/merge-needs.ts';
import { openStore } from '../../../core/store/store.ts';
import { type BuiltPage, openPageRecords, type PageRecords } from './page-record.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'bifolio-record-')), 'store');
const page = (route: string): BuiltPage => ({
  size: 5,
  hash: 'h',
  report: {
    file: `${route}\n双页.md`,
    route,
    anchors: ['一'],
    links: [],
    problems: [],
    dependencies: [],
    imported: [],
    needs: noNeeds,
    assets: [],
    missingIcons: [],
    isUnsure: false,
    asked: [],
  },
});
const files = { 'old.html': { size: 1, hash: 'h', key: 'k' } };
const routes = ['/', '/指南/', '/tab\t"quoted"/'];

function build<T>(use: (records: PageRecords) => T, siteKey = 'site'): T {
  const store = openStore(folder);
  const result = use(openPageRecords(store, siteKey));
  store.finish();
  store.close();
  return result;
}

test('records are read as they were written, for a build of the same site alone', () => {
  build((records) => {
    for (const route of routes) records.write(route, page(route));
    records.writeFiles(files);
  });
  expect(build(({ read }) => routes.map(read))).toEqual(routes.map(page));
  expect(build(({ read, readFiles }) => [read('/none/'), readFiles()])).toEqual([undefined, files]);
  expect(build(({ read, readFiles }) => [read('/'), readFiles()], 'another')).toEqual([undefined, {}]);
});

test('what is forgotten is not read again', () => {
  build(({ forget }) => forget('/'));
  expect(build(({ read }) => [read('/'), read('/指南/')?.size])).toEqual([undefined, 5]);
});
