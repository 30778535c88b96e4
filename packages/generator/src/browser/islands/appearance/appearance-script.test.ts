import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { type AppearanceDefault, appearanceScript } from './appearance-script.ts';

function run(
  initial: AppearanceDefault,
  { stored, dark = false, forced = false }: { stored?: string; dark?: boolean; forced?: boolean },
) {
  const dataset: Record<string, string> = forced ? { forceDark: '' } : {};
  const localStorage = {
    getItem(key: string) {
      if (stored === 'blocked') throw new Error('no storage');
      return key === 'bifolio-appearance' ? (stored ?? null) : null;
    },
  };
  const document = { documentElement: { dataset } };
  runInNewContext(appearanceScript(initial), {
    document,
    localStorage,
    matchMedia: () => ({ matches: dark }),
  });
  return dataset.theme;
}

test("the reader's choice wins over the site's default and the system", () => {
  expect(run('dark', { stored: 'light', dark: true })).toBe('light');
  expect(run('light', { stored: 'auto', dark: true })).toBe('dark');
});

test('without a choice the default counts, and auto follows the system', () => {
  expect(run('dark', {})).toBe('dark');
  expect(run('auto', { dark: true })).toBe('dark');
  expect(run('auto', { stored: 'nonsense' })).toBe('light');
  expect(run('light', { stored: 'blocked', dark: true })).toBe('light');
});

test('a page that forces dark is dark whatever was chosen', () => {
  expect(run('auto', { stored: 'light', forced: true })).toBe('dark');
  expect(run('light', { forced: true })).toBe('dark');
});

test('force-dark cannot be changed', () => {
  expect(run('force-dark', { stored: 'light' })).toBe('dark');
});
