import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { noNeeds } from '../../needs/merge-needs.ts';
import { type BuiltPage, createRecord, openRecord } from './page-record.ts';

const path = join(mkdtempSync(join(tmpdir(), 'bifolio-record-')), 'deep/pages');
const page = (route: string): BuiltPage => ({
  size: 5,
  mtimeMs: 7.5,
  hash: 'h',
  report: {
    file: `${route}\n双页.md`,
    route,
    anchors: ['一'],
    links: [],
    problems: [],
    dependencies: [],
    needs: noNeeds,
    assets: [],
    missingIcons: [],
    isUnsure: false,
    asked: [],
  },
});
const files = { 'old.html': { size: 1, mtimeMs: 2, hash: 'h', key: 'k' } };
const routes = ['/', '/指南/', '/tab\t"quoted"/'];

test('a record is read as it was written, for a build of the same site alone', () => {
  const record = createRecord(path, 'site');
  for (const [index, route] of routes.entries()) record.write(route, index + 7, page(route));
  expect(record.read('/指南/')).toEqual(page('/指南/'));
  record.keep(files);
  const last = openRecord(path, 'site');
  expect(routes.map((route) => [last.indexOf(route), last.read(route)])).toEqual(
    routes.map((route, index) => [index + 7, page(route)]),
  );
  expect([last.read('/none/'), last.indexOf('/none/')]).toEqual([undefined, undefined]);
  expect(last.files).toEqual(new Map(Object.entries(files)));
  last.close();
  expect(openRecord(path, 'another').read('/')).toBeUndefined();
});

test('a page is taken over as it is stored, at another place of the graph', () => {
  const last = openRecord(path, 'site');
  const record = createRecord(path, 'site');
  record.writeStored('/', 99, last.readBoth('/')?.stored ?? Buffer.alloc(0));
  expect([record.indexOf('/'), record.read('/')]).toEqual([99, page('/')]);
  record.discard();
  expect(readdirSync(dirname(path))).toEqual(['pages']);
});

test('ten thousand pages are read one by one', () => {
  const many = `${path}-many`;
  const record = createRecord(many, 'site');
  for (let index = 0; index < 10_000; index++) record.write(`/${index}/`, index, page(`/${index}/`));
  record.keep({});
  const last = openRecord(many, 'site');
  expect([0, 777, 9999].map((index) => last.read(`/${index}/`)?.report.route)).toEqual([
    '/0/',
    '/777/',
    '/9999/',
  ]);
  last.close();
});

test('a record that is damaged or not there says nothing', () => {
  const whole = readFileSync(path);
  const flipped = Buffer.from(whole).fill('x', 200, 201);
  for (const damaged of [whole.subarray(0, -20), flipped, Buffer.alloc(0), Buffer.from('{')]) {
    writeFileSync(path, damaged);
    const last = openRecord(path, 'site');
    expect([last.read('/'), last.files.size]).toEqual([undefined, 0]);
  }
  expect(openRecord(`${path}-none`, 'site').read('/')).toBeUndefined();
});
