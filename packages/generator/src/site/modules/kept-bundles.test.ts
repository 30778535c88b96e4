import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { closeStore, hereOf, storeOf } from '../../core/store/site-store.ts';
import { createKeptBundles } from './kept-bundles.ts';

let root: string;
const bundlesIn = (site: string) =>
  createKeptBundles(site, storeOf({ root: site, build: { cache: true } }), hereOf({ root: site }));
const bundle = () => ({
  entry: 'chart-1.js',
  files: [
    { name: 'chart-1.js', code: "import './part-2.js';" },
    { name: 'part-2.js', code: 'export const one = 1;' },
  ],
  inputs: [join(root, 'lib/a.js')],
});
const copied = () => {
  closeStore(root);
  const copy = join(mkdtempSync(join(tmpdir(), 'bifolio-bundles-')), 'copy');
  cpSync(root, copy, { recursive: true });
  return copy;
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bifolio-bundles-'));
  mkdirSync(join(root, 'lib'));
  writeFileSync(join(root, 'lib/a.js'), 'a');
});

test('a bundle is found again, in a copy of its site too', () => {
  bundlesIn(root).keep('chart', bundle());
  expect(bundlesIn(root).find('chart')).toEqual(bundle());
  const copy = copied();
  expect(bundlesIn(copy).find('chart')).toEqual({ ...bundle(), inputs: [join(copy, 'lib/a.js')] });
  expect(bundlesIn(copy).filesOf('chart')).toEqual(['chart-1.js', 'part-2.js']);
});

test('it reads as absent when what it was made of has changed or is gone, or it was forgotten', () => {
  bundlesIn(root).keep('chart', bundle());
  const [changed, without] = [copied(), copied()];
  writeFileSync(join(changed, 'lib/a.js'), 'b');
  rmSync(join(without, 'lib/a.js'));
  for (const site of [changed, without])
    expect([bundlesIn(site).find('chart'), bundlesIn(site).filesOf('chart')]).toEqual([undefined, undefined]);
  bundlesIn(root).forget('chart');
  expect([bundlesIn(root).find('chart'), bundlesIn(root).filesOf('chart')]).toEqual([undefined, undefined]);
});

test('one made of a file beside the site is kept', () => {
  const outside = join(mkdtempSync(join(tmpdir(), 'bifolio-outside-')), 'a.js');
  writeFileSync(outside, 'a');
  bundlesIn(root).keep('chart', { ...bundle(), inputs: [outside] });
  expect(bundlesIn(root).find('chart')?.inputs).toEqual([outside]);
  writeFileSync(outside, 'changed');
  expect(bundlesIn(root).find('chart')).toBeUndefined();
});
