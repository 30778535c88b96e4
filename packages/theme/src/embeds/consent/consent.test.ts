import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { allowHost, CONSENT_KEY, isAllowed, subscribeToConsent } from './consent.ts';

let shelf: Map<string, string>;
beforeEach(() => {
  shelf = new Map();
  const events = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => shelf.get(key) ?? null,
    setItem: (key: string, value: string) => void shelf.set(key, value),
  });
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(name, events[name].bind(events));
});
afterEach(() => vi.unstubAllGlobals());

it('remembers hosts one by one, forgets them, and tells those who listen', () => {
  const listener = vi.fn();
  const stop = subscribeToConsent(listener);
  allowHost('a.example', true);
  allowHost('b.example', true);
  allowHost('a.example', true);
  expect(shelf.get(CONSENT_KEY)).toBe('["b.example","a.example"]');
  allowHost('b.example', false);
  expect([isAllowed('a.example'), isAllowed('b.example')]).toEqual([true, false]);
  expect(listener).toHaveBeenCalledTimes(4);
  stop();
  allowHost('b.example', true);
  expect(listener).toHaveBeenCalledTimes(4);
});

it.each(['{', '"a.example"', '{"a.example":true}', 'null', '[1]'])('takes %s for no consent', (stored) => {
  shelf.set(CONSENT_KEY, stored);
  expect(isAllowed('a.example')).toBe(false);
});

it('asks each time when storage is off', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new DOMException('denied');
    },
    setItem: () => {
      throw new DOMException('denied');
    },
  });
  allowHost('a.example', true);
  expect(isAllowed('a.example')).toBe(false);
});
