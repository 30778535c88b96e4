import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  BULLETIN_KEY,
  type BulletinData,
  isClosed,
  setClosed,
  subscribeToBulletin,
} from './bulletin-store.ts';

const shelf = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};
beforeEach(() => {
  const events = new EventTarget();
  vi.stubGlobal('localStorage', shelf());
  vi.stubGlobal('sessionStorage', shelf());
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, events[name].bind(events));
});
afterEach(() => vi.unstubAllGlobals());

let count = 0;
const bulletin = (lifetime: BulletinData['lifetime'], id = `b${count++}`): BulletinData => ({
  id,
  lifetime,
  layout: 'center',
  border: true,
  title: undefined,
});

it('keeps what was closed where its lifetime says, by id', () => {
  const [always, session, once] = [bulletin('always'), bulletin('session'), bulletin('once')];
  for (const one of [always, session, once]) setClosed(one, true);
  expect([always, session, once].map(isClosed)).toEqual([true, true, true]);
  expect(sessionStorage.getItem(BULLETIN_KEY)).toBe(JSON.stringify([session.id]));
  expect(localStorage.getItem(BULLETIN_KEY)).toBe(JSON.stringify([once.id]));
  expect(isClosed(bulletin('once', 'another'))).toBe(false);
});

it('shows a closed one again when it is told to, and tells those who listen', () => {
  const once = bulletin('once');
  const listener = vi.fn();
  const stop = subscribeToBulletin(listener);
  setClosed(once, true);
  setClosed(once, false);
  expect(isClosed(once)).toBe(false);
  expect(localStorage.getItem(BULLETIN_KEY)).toBe('[]');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  setClosed(once, true);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('remembers the latest twenty ids only', () => {
  for (let at = 0; at < 25; at++) setClosed(bulletin('once', `n${at}`), true);
  expect(JSON.parse(localStorage.getItem(BULLETIN_KEY) ?? '')).toHaveLength(20);
});

it.each(['{', '"b"', 'null', '{"a":1}'])('takes %s for nothing closed', (stored) => {
  localStorage.setItem(BULLETIN_KEY, stored);
  expect(isClosed(bulletin('once'))).toBe(false);
});

it('closes it until the next page load when storage is off', () => {
  const once = bulletin('once');
  vi.stubGlobal('localStorage', undefined);
  setClosed(once, true);
  expect(isClosed(once)).toBe(true);
});
