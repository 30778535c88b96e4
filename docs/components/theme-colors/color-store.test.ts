import { expect, it } from 'vitest';
import { createColorStore, STORAGE_KEYS } from './color-store.ts';

function memory(given: Record<string, string> = {}) {
  const items = new Map(Object.entries(given));
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
}

it('keeps light and dark under keys of their own, and nothing where nothing was chosen', () => {
  const storage = memory();
  const store = createColorStore(storage);
  store.choose('light', '--accent', '#123456');
  expect([...storage.items]).toEqual([[STORAGE_KEYS.light, '{"--accent":"#123456"}']]);
  expect(createColorStore(storage).get()).toEqual({ light: { '--accent': '#123456' }, dark: {} });
});

it('gives one variable back, or all', () => {
  const storage = memory();
  const store = createColorStore(storage);
  store.choose('light', '--accent', '#123456');
  store.choose('dark', '--bg', '#000000');
  store.choose('light', '--accent', undefined);
  expect(store.get()).toEqual({ light: {}, dark: { '--bg': '#000000' } });
  store.reset();
  expect([...storage.items]).toEqual([]);
});

it('tells whoever listens', () => {
  const store = createColorStore(memory());
  let told = 0;
  const stop = store.subscribe(() => told++);
  store.choose('dark', '--bg', '#000000');
  stop();
  store.reset();
  expect(told).toBe(1);
});

it.each([
  'no JSON',
  'null',
  '"text"',
  '{"--accent":"red;} body{display:none"}',
  '{"--radius":"#123456","--accent":5}',
])('takes %s out of the storage for nothing', (text) => {
  const store = createColorStore(memory({ [STORAGE_KEYS.light]: text }));
  expect(store.get()).toEqual({ light: {}, dark: {} });
});

it('works without a storage', () => {
  const closed = () => {
    throw new Error('closed');
  };
  const store = createColorStore({ getItem: closed, setItem: closed, removeItem: closed });
  store.choose('dark', '--bg', '#000000');
  expect(store.get().dark).toEqual({ '--bg': '#000000' });
});
