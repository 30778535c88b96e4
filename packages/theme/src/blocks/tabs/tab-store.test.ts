import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { rememberedTab, rememberTab, subscribeToTabs, TAB_STORE_KEY } from './tab-store.ts';

/** A window's storage and events, which Node does not have. */
beforeEach(() => {
  const stored = new Map<string, string>();
  const events = new EventTarget();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
});
afterEach(() => vi.unstubAllGlobals());

it('remembers a choice per group and keeps the others', () => {
  rememberTab('pm', 'npm');
  rememberTab('os', 'linux');
  expect(rememberedTab('pm')).toBe('npm');
  expect(JSON.parse(localStorage.getItem(TAB_STORE_KEY) ?? '')).toEqual({ pm: 'npm', os: 'linux' });
});

it('tells every group of a choice until it stops listening', () => {
  const listener = vi.fn();
  const stop = subscribeToTabs(listener);
  rememberTab('pm', 'npm');
  stop();
  rememberTab('pm', 'yarn');
  expect(listener).toHaveBeenCalledTimes(1);
});

it('takes damaged storage for an empty one', () => {
  localStorage.setItem(TAB_STORE_KEY, '{"pm":');
  expect(rememberedTab('pm')).toBeUndefined();
  localStorage.setItem(TAB_STORE_KEY, 'null');
  expect(rememberedTab('toString')).toBeUndefined();
});
