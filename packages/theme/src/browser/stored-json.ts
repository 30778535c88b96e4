/**
 * What browsers keep for readers, as JSON. Storage may be switched off, full, or hold something else: nothing fails then. It
 * is asked for each time, because browsers refuse it by throwing.
 */
type FindStorage = () => Storage;

const ofBrowser: FindStorage = () => localStorage;

/** The value under a key; `undefined` where there is none that can be read. @default storage `localStorage` */
export function readStored(key: string, storage = ofBrowser): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a value under a key, as long as storage can. */
export function writeStored(key: string, value: unknown, storage = ofBrowser): void {
  try {
    storage().setItem(key, JSON.stringify(value));
  } catch {
    // It holds for this page load, where whoever has chosen it remembers.
  }
}

const eventOf = (key: string) => `bifolio:stored:${key}`;

/** Tells this window that the value under a key may have changed; other windows are told by their browser. */
export function tellStored(key: string): void {
  dispatchEvent(new Event(eventOf(key)));
}

/** Calls back when the value under a key may have changed, here or in another window. Returns the way to stop. */
export function watchStored(key: string, listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === key && listener();
  addEventListener(eventOf(key), listener);
  addEventListener('storage', onStorage);
  return () => {
    removeEventListener(eventOf(key), listener);
    removeEventListener('storage', onStorage);
  };
}

/** The texts in a stored list; none where it is something else. */
export const storedTexts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];

/** A stored object by its keys; empty where it is something else. */
export const storedRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
