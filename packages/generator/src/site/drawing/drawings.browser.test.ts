import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFindInstalled } from '../../core/files/find-installed.ts';
import { openStore } from '../../core/store/store.ts';
import { bundleModule } from '../modules/bundle-module.ts';
import { createDrawings, type Drawings } from './drawings.ts';

const store = openStore(mkdtempSync(join(tmpdir(), 'bifolio-drawings-')));
const browser = process.env.CHROMIUM_PATH || true;
const open: Drawings[] = [];
afterAll(() => Promise.all(open.map((drawings) => drawings.close())));

function drawings(options: Partial<Parameters<typeof createDrawings>[0]> = {}): Drawings {
  const findInstalled = createFindInstalled([import.meta.filename]);
  const bundle = (module: { name: string; code: string }) => bundleModule(module, [import.meta.filename]);
  const made = createDrawings({ browser, store, findInstalled, bundle, ...options });
  open.push(made);
  return made;
}

const code = `export default async ({ text }) => {
  if (text === 'wrong') throw new Error('No such thing:\\nwrong');
  const seen = await fetch('http://localhost/').then(() => 'network', () => 'no network');
  return '<svg>' + text + ', ' + seen + ', ' + document.compatMode + '</svg>';
};`;
const picture = (text: string) => ({ name: 'picture', code, input: { text } });
const openPages = { isSecret: false };

const shared = drawings();
const draw = shared.forPage();

test('a module draws in a browser that has no network', async () => {
  expect(await draw(picture('one'), openPages)).toEqual({
    state: 'drawn',
    markup: '<svg>one, no network, CSS1Compat</svg>',
  });
});

test('a picture that was drawn before needs no browser', async () => {
  const without = drawings({ browser: '/no/such/browser' });
  expect(await without.forPage()(picture('one'), openPages)).toMatchObject({ state: 'drawn' });
  expect(without.problems).toEqual([]);
});

test('what the module throws is told, and the next picture is drawn', async () => {
  expect(await draw(picture('wrong'), openPages)).toEqual({
    state: 'failed',
    problem: 'No such thing:\nwrong',
  });
  expect(await draw(picture('two'), openPages)).toMatchObject({ state: 'drawn' });
});

test('what is secret is drawn and not kept', async () => {
  expect(await draw(picture('secret'), { isSecret: true })).toMatchObject({ state: 'drawn' });
  const without = drawings({ browser: '/no/such/browser' });
  expect(await without.forPage()(picture('secret'), openPages)).toEqual({ state: 'no-browser' });
});

test('a browser or package that is missing is told once, with what to type', async () => {
  for (const [options, message] of [
    [
      { browser: '/no/such/browser' },
      /^Chromium doesn't start, so the browsers of readers draw the charts: /,
    ],
    [{ findInstalled: () => undefined }, /^The package "playwright-core" is not installed/],
  ] as const) {
    const without = drawings(options);
    for (const text of ['three', 'four'])
      expect(await without.forPage()(picture(text), openPages)).toEqual({ state: 'no-browser' });
    expect(without.problems).toHaveLength(1);
    expect(without.problems[0]).toMatchObject({
      code: 'drawing-browser',
      message: expect.stringMatching(message),
    });
  }
});

test('pictures that take too much processor time are given up, and the next page is drawn', async () => {
  const limited = drawings({ limits: { eachMs: 1000, allMs: 1500 } });
  const endless = (name: string) => ({ name, code: 'export default () => { for (;;); };', input: { name } });
  const page = limited.forPage();
  const problems = [];
  for (const name of ['first', 'second', 'third']) problems.push(await page(endless(name), openPages));
  expect(problems[0]).toEqual({ state: 'failed', problem: 'it takes more than 1 s of processor time' });
  expect(problems[2]).toEqual({
    state: 'failed',
    problem: 'others on this page have taken 1.5 s of processor time',
  });
  expect(await limited.forPage()(picture('three'), openPages)).toMatchObject({ state: 'drawn' });
});

test('a library that is missing is no fault of the picture', async () => {
  const module = { name: 'picture', code: 'import "no-such-library";', input: {} };
  expect(await draw(module, openPages)).toEqual({ state: 'no-browser' });
  expect(shared.problems).toEqual([]);
});
