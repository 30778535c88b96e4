import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  readStored,
  storedRecord,
  storedTexts,
  tellStored,
  watchStored,
  writeStored,
} from './stored-json.ts';

const KEY = 'key';
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const events = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, events[name].bind(events));
});
afterEach(() => vi.unstubAllGlobals());

it('reads what was written', () => {
  expect(readStored(KEY)).toBeUndefined();
  writeStored(KEY, { a: ['b'] });
  expect(readStored(KEY)).toEqual({ a: ['b'] });
});

it.each(['{', '', 'null'])('reads nothing where %j is stored', (text) => {
  kept.set(KEY, text);
  expect(readStored(KEY)).toBeUndefined();
});

it('reads and writes nothing where storage is refused', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  writeStored(KEY, 1, refuse);
  expect(readStored(KEY, refuse)).toBeUndefined();
});

it('takes what is stored for a list or an object only where it is one', () => {
  expect(storedTexts(['a', 1, null])).toEqual(['a']);
  expect(storedTexts({ 0: 'a' })).toEqual([]);
  expect(storedRecord({ a: 1 })).toEqual({ a: 1 });
  expect(storedRecord('a')).toEqual({});
});

it('calls back for its key, in this window and for others, until it is stopped', () => {
  const listener = vi.fn();
  const stop = watchStored(KEY, listener);
  tellStored(KEY);
  tellStored('other');
  dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }));
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  tellStored(KEY);
  expect(listener).toHaveBeenCalledTimes(2);
});
